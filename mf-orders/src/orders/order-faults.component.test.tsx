import { api, closeNotices, notices } from '@loja/component-testing'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerFromDatabase, database, holdOrders, openOrders, order } from './test-support'

const STATUS = 'rpc/set_order_status'
const DELETION = 'rpc/delete_order'

beforeEach(() => holdOrders([order(1), order(2)]))

/** The change is stored, and its answer does not arrive. */
const loseAnswer = (path: typeof STATUS | typeof DELETION) =>
  api.answer(path, (request: Request) =>
    database[path](request).then(() => Promise.reject(new TypeError('Failed to fetch'))),
  )

async function expectError(text: string): Promise<void> {
  await expect.element(page.getByText(text)).toBeVisible()
  expect(notices().elements()).toHaveLength(1)
}

test('[ORD-06] [ERR-01] a status that is refused or whose answer is lost is sent once, and the list is right', async () => {
  const { row, statusOf } = await openOrders()
  const chooseSent = async () => {
    await expect.element(statusOf(1)).toBeEnabled()
    ;(statusOf(1).element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(statusOf(1)).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expectError('Erro ao atualizar status do pedido.')
  }
  api.answer(STATUS, [])
  await chooseSent()
  await expect.element(row(1)).toHaveTextContent('Pendente')
  await closeNotices()
  loseAnswer(STATUS)
  await chooseSent()
  await expect.element(row(1)).toHaveTextContent('Enviado')
  expect(api.count(STATUS)).toBe(2)
})

test('[ORD-10] [ERR-01] a deletion of a missing order or whose answer is lost is sent once, and the list is right', async () => {
  const { deletion, dialog, row } = await openOrders()
  const confirm = async () => {
    await deletion(1).click()
    await dialog.getByRole('button', { name: 'Deletar pedido LJ-2026-000001' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
  }
  api.answer(DELETION, [])
  await confirm()
  await expectError('Erro ao deletar pedido: o pedido não existe mais.')
  await expect.element(row(1)).toBeVisible()
  await closeNotices()
  loseAnswer(DELETION)
  await confirm()
  await expectError(
    'Erro ao deletar pedido: sem resposta do servidor. Verifique sua conexão. Não sabemos se a alteração foi gravada: confira antes de tentar novamente.',
  )
  await expect.element(row(1)).not.toBeInTheDocument()
  expect(api.count(DELETION)).toBe(2)
})

test('[ORD-08] [ORD-09] two clicks delete once, and the focus moves to the next order', async () => {
  answerFromDatabase()
  const { deletion, dialog, getByText, row } = await openOrders()
  const confirm = (n: number) => dialog.getByRole('button', { name: `Deletar pedido ${order(n).order_number}` })
  await deletion(1).click()
  const answer = api.hold('rpc/delete_order', database['rpc/delete_order'])
  await confirm(1).dblClick()
  answer()
  await expect.element(getByText('Pedido LJ-2026-000001 foi deletado permanentemente!')).toBeVisible()
  await expect.element(row(1)).not.toBeInTheDocument()
  await expect.element(deletion(2)).toHaveFocus()
  expect(api.count('rpc/delete_order')).toBe(1)
  await userEvent.keyboard('{Enter}')
  await confirm(2).click()
  await expect.element(getByText('Pedido LJ-2026-000002 foi deletado permanentemente!')).toBeVisible()
  await expect.poll(() => document.activeElement?.tagName).toBe('SEARCH')
})
