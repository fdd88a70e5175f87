import { api } from '@loja/component-testing'
import { beforeEach, expect, test } from 'vitest'
import {
  answerChanges,
  bodies,
  cut,
  failure,
  holdFeedbacks,
  idOf,
  open,
  row,
  SNAPSHOT,
  settled,
  skipped,
} from '../test-support'

beforeEach(() => holdFeedbacks([row(1), row(2), row(3)]))

test('[FBK-01] [ERR-01] a failed change shows the reason, offers no undo, and can be retried', async () => {
  const { view, action } = await open()
  const faults: [fault: () => Response | Promise<Response>, sentence: string | RegExp][] = [
    [cut, /^Erro ao alterar feedback: sem resposta do servidor/],
    [
      () => Response.json(skipped(failure(1))),
      'O feedback mudou em outra sessão e ficou como está. Confira e tente novamente.',
    ],
    [
      () => Response.json(skipped(failure(1, { product_name: null, state: null, version: null }))),
      'Erro ao alterar feedback: ele não existe mais.',
    ],
  ]
  const approve = action('Aprovar', 1).element() as HTMLElement
  for (const [fault, sentence] of faults) {
    api.answer('rpc/set_feedback_state', fault)
    // Not by pointer: the notices cover the button.
    approve.click()
    await expect.element(view.getByText(sentence)).toBeVisible()
    await expect.element(action('Aprovar', 1)).toHaveAttribute('aria-pressed', 'false')
    await expect.element(view.getByRole('button', { name: 'Desfazer' })).not.toBeInTheDocument()
    await settled()
  }
  answerChanges()
  approve.click()
  await expect.element(action('Aprovar', 1)).toHaveAttribute('aria-pressed', 'true')
  await expect.element(view.getByText('1 feedback aprovado')).toBeVisible()
  expect(await bodies()).toHaveLength(faults.length + 1)
})

test('[FBK-01] the first press approves nothing when the text has changed', async () => {
  answerChanges()
  const { view, action, comment } = await open()
  holdFeedbacks([row(1, { comment: 'Comentário 1, agora outro', version: 2 }), row(2), row(3)])
  await action('Aprovar', 2).click()
  await expect.element(comment(1)).toHaveTextContent('Comentário 1, agora outro')
  const mark = view.getByText('O cliente mudou o texto. Confira.')
  await expect.element(mark).toBeVisible()
  await settled()
  await action('Aprovar', 1).click()
  await expect.element(mark).not.toBeInTheDocument()
  expect(await bodies()).toHaveLength(1)
  await action('Aprovar', 1).click()
  await expect.element(action('Aprovar', 1)).toHaveAttribute('aria-pressed', 'true')
  expect((await bodies())[1]?.seen).toEqual({ [idOf(1)]: 2 })
})

test('[FBK-01] ticked feedbacks change as displayed, and exceptions are named', async () => {
  const { view } = await open()
  await view.getByRole('checkbox', { name: 'Selecionar feedback de Ana 1 sobre Produto 1' }).click()
  await view.getByRole('checkbox', { name: 'Selecionar feedback de Ana 3 sobre Produto 3' }).click()
  api.answer('rpc/set_feedback_state', () =>
    Response.json([{ matched: 2, changed: 1, failures: [failure(3)], change: '5' }]),
  )
  const toolbar = view.getByRole('region', { name: 'Seleção de feedbacks' })
  const approve = toolbar.getByRole('button', { name: 'Aprovar' }).element() as HTMLElement
  approve.click()
  approve.click()
  await expect.element(view.getByText('Produto 3: mudou em outra sessão, agora está como Oculto.')).toBeVisible()
  expect(await bodies()).toEqual([
    { selection: { ids: [idOf(1), idOf(3)] }, seen: { [idOf(1)]: 1, [idOf(3)]: 1 }, state: 'aprovado' },
  ])
  await view.getByRole('dialog').getByRole('button', { name: 'Fechar' }).last().click()
  await expect.element(view.getByText('1 feedback aprovado')).toBeVisible()
})

test('[FBK-01] "all" sends the filter, the exceptions and the count, and another count changes nothing', async () => {
  api.answer('rpc/feedback_counts', [
    { feedback_state: 'pendente', rating_given: 4, feedback_count: 50, unanswered_count: 40, snapshot: SNAPSHOT },
  ])
  const { view } = await open('?estado=pendente&sem-resposta=sim&nota=4')
  await view.getByRole('checkbox', { name: 'Selecionar todos desta página' }).click()
  await view.getByRole('button', { name: 'Selecionar todos os 40 feedbacks encontrados' }).click()
  await view.getByRole('checkbox', { name: 'Selecionar feedback de Ana 2 sobre Produto 2' }).click()
  api.answer('rpc/set_feedback_state', () => Response.json([{ matched: 41, changed: 0, failures: [], change: null }]))
  await view.getByRole('region', { name: 'Seleção de feedbacks' }).getByRole('button', { name: 'Ocultar' }).click()
  await expect
    .element(
      view.getByText('A lista mudou em outra sessão e nada foi alterado. Confira os feedbacks e tente novamente.'),
    )
    .toBeVisible()
  await expect.element(view.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(view.getByText('39 feedbacks selecionados')).toBeVisible()
  expect(await bodies()).toEqual([
    {
      selection: { filter: { state: 'pendente', rating: 4, unanswered: true }, except: [idOf(2)] },
      seen: { [idOf(1)]: 1, [idOf(2)]: 1, [idOf(3)]: 1 },
      expected: 39,
      snapshot: SNAPSHOT,
      state: 'oculto',
    },
  ])
})
