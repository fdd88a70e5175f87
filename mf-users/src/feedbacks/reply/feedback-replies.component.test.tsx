import { api } from '@loja/component-testing'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type ChangeBody, cut, failure, holdFeedbacks, idOf, open, reply, row, skipped } from '../test-support'

beforeEach(() => {
  sessionStorage.clear()
  holdFeedbacks([row(1), row(2), row(3)])
})

test('[AUTH-04] [FBK-01] a typed reply is restored after the session ended, until it is discarded', async () => {
  const first = await open()
  await first.comment(1).click()
  await reply(first.view).fill('Obrigada!')
  await first.view.unmount()
  const { view, comment } = await open()
  await comment(1).click()
  await expect.element(reply(view)).toHaveValue('Obrigada!')
  await view.getByRole('button', { name: 'Cancelar' }).click()
  await page.getByRole('button', { name: 'Sair sem salvar' }).click()
  await expect.element(view.getByRole('dialog')).not.toBeInTheDocument()
  await comment(1).click()
  await expect.element(reply(view)).toHaveValue('')
})

test('[FBK-01] [ERR-01] a reply that fails stays typed and can be retried', async () => {
  const { view, comment } = await open()
  await comment(1).click()
  await reply(view).fill('Obrigada!')
  api.answer('rpc/reply_feedbacks', cut)
  await view.getByRole('button', { name: 'Salvar resposta' }).click()
  await expect.element(view.getByText(/^Erro ao salvar resposta: sem resposta do servidor/)).toBeVisible()
  await expect.element(reply(view)).toHaveValue('Obrigada!')
  api.answer('rpc/reply_feedbacks', () => Response.json([{ matched: 1, changed: 1, failures: [] }]))
  await view.getByRole('button', { name: 'Salvar resposta' }).click()
  await expect.element(view.getByText('Resposta salva.')).toBeVisible()
  await expect.element(view.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(comment(1)).toHaveFocus()
})

test('[FBK-01] a reply to a changed feedback shows the stored one first, and then replaces it', async () => {
  const { view, comment } = await open()
  await comment(2).click()
  await expect.element(view.getByRole('dialog')).toHaveTextContent(/Comentário 2/)
  await expect.element(view.getByRole('link', { name: 'Pedido LJ-2026-000007' })).toBeVisible()
  await reply(view).fill('Minha')
  api.answer('rpc/reply_feedbacks', () => Response.json(skipped(failure(2, { state: 'pendente', reply: 'Da Bia' }))))
  await view.getByRole('button', { name: 'Salvar resposta' }).click()
  await expect
    .element(view.getByText(/^Este feedback mudou em outra sessão\. A resposta agora é: “Da Bia”/))
    .toBeVisible()
  await expect.element(reply(view)).toHaveValue('Minha')
  api.answer('rpc/reply_feedbacks', () => Response.json([{ matched: 1, changed: 1, failures: [] }]))
  await view.getByRole('button', { name: 'Salvar resposta' }).click()
  await expect.element(view.getByRole('dialog')).not.toBeInTheDocument()
  expect((await api.bodies<ChangeBody>('rpc/reply_feedbacks')).map(({ seen }) => seen[idOf(2)])).toEqual([1, 5])
})

test('[FBK-01] the dialog shows who replied, and removes a reply', async () => {
  holdFeedbacks([row(1, { reply: 'Obrigada!', replied_at: '2026-11-21T12:00:00Z', replied_by_name: 'Marina' })])
  api.answer('rpc/reply_feedbacks', () => Response.json([{ matched: 1, changed: 1, failures: [] }]))
  const { view, comment } = await open()
  await comment(1).click()
  await expect.element(view.getByText('Respondido por Marina em 21/11/2026, 09:00')).toBeVisible()
  await expect.element(view.getByRole('button', { name: 'Salvar resposta' })).toBeDisabled()
  await view.getByRole('button', { name: 'Excluir resposta' }).click()
  await expect.element(view.getByText('Resposta excluída.')).toBeVisible()
  expect(await api.bodies('rpc/reply_feedbacks')).toMatchObject([{ reply: '', seen: { [idOf(1)]: 1 }, replace: true }])
})

test('[FBK-01] a bulk reply stays typed when it fails, and reports who had one', async () => {
  api.answer('rpc/reply_feedbacks', cut)
  const { view } = await open()
  await view.getByRole('checkbox', { name: 'Selecionar todos desta página' }).click()
  await view.getByRole('button', { name: 'Responder…' }).click()
  await reply(view).fill('  Obrigada a todos! ')
  await view.getByRole('button', { name: 'Responder 3 feedbacks' }).click()
  await expect.element(view.getByText(/^Erro ao alterar feedbacks: sem resposta/)).toBeVisible()
  await expect.element(reply(view)).toHaveValue('  Obrigada a todos! ')
  api.answer('rpc/reply_feedbacks', () => Response.json([{ matched: 3, changed: 2, failures: [] }]))
  await view.getByRole('button', { name: 'Responder 3 feedbacks' }).click()
  await expect.element(view.getByText('2 feedbacks respondidos. 1 feedback já tinha resposta.')).toBeVisible()
  await expect.element(view.getByRole('dialog')).not.toBeInTheDocument()
  expect((await api.bodies<{ reply: string }>('rpc/reply_feedbacks')).at(-1)?.reply).toBe('Obrigada a todos!')
})

test('[FBK-01] Back leaves the address of a feedback, after a question about typed text', async () => {
  const { view, action } = await open('?ordem=mais-antigos')
  const { router } = view
  const address = () => `${router.state.location.pathname}${router.state.location.search}`
  await action('Responder', 1).click()
  expect(router.state.location.pathname).toBe(`/admin/feedbacks/${idOf(1)}`)
  await reply(view).fill('Obrigada')
  void router.navigate(-1)
  await view.getByRole('button', { name: 'Continuar editando' }).click()
  await expect.element(reply(view)).toHaveValue('Obrigada')
  api.answer('rpc/reply_feedbacks', () => Response.json([{ matched: 1, changed: 1, failures: [] }]))
  await view.getByRole('button', { name: 'Salvar resposta' }).click()
  await expect.element(view.getByRole('dialog')).not.toBeInTheDocument()
  expect(address()).toBe('/admin/feedbacks?ordem=mais-antigos')

  await action('Responder', 2).click()
  await expect.element(reply(view)).toBeVisible()
  await router.navigate(-1)
  await expect.element(view.getByRole('dialog')).not.toBeInTheDocument()
  expect(address()).toBe('/admin/feedbacks?ordem=mais-antigos')
})

test.each([
  [idOf(3), 'Comentário 3'],
  ['outro', 'Feedback não encontrado'],
])('[FBK-01] a shared link opens a feedback: %s', async (id, text) => {
  const { view } = await open(`/${id}`)
  await expect.element(view.getByRole('dialog')).toHaveTextContent(text)
  await view.getByRole('button', { name: 'Fechar', exact: true }).last().click()
  await expect.element(view.getByRole('dialog')).not.toBeInTheDocument()
  expect(view.router.state.location.pathname).toBe('/admin/feedbacks')
})
