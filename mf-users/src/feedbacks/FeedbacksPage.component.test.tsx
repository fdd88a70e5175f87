import { api, renderPage } from '@loja/component-testing'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FeedbacksPage } from './FeedbacksPage'

interface Row {
  id: string
  feedback_state: string
  rating_given: number
  reply: string | null
  version: number
  [column: string]: unknown
}
const idOf = (n: number) => `00000000-0000-4000-8000-00000000000${n}`
const row = (n: number, values: Partial<Row> = {}): Row => ({
  id: idOf(n),
  rating_given: 4,
  comment: `Comentário ${n}`,
  feedback_state: 'pendente',
  reply: null,
  replied_at: null,
  replied_by_name: null,
  created_at: '2026-11-20T12:00:00Z',
  version: 1,
  product_id: idOf(9),
  product_name: `Produto ${n}`,
  product_image: null,
  is_product_gone: false,
  profile_id: idOf(8),
  customer_name: `Ana ${n}`,
  order_id: idOf(7),
  order_number: 'LJ-2026-000007',
  ...values,
})
/** What the database holds. */
let rows: Row[]
const SNAPSHOT = '10:12:11'

beforeEach(() => {
  rows = [row(1), row(2), row(3)]
  api.answer('rpc/list_feedbacks', (request: Request) => {
    const state = new URL(request.url).searchParams.get('state')
    return Response.json(rows.filter((one) => !state || one.feedback_state === state))
  })
  api.answer('rpc/feedback_counts', () =>
    Response.json(
      rows.map(({ feedback_state, rating_given, reply }) => ({
        feedback_state,
        rating_given,
        feedback_count: 1,
        unanswered_count: reply ? 0 : 1,
        snapshot: SNAPSHOT,
      })),
    ),
  )
})

interface StateBody {
  selection: { ids?: string[] }
  state: string
  seen: Record<string, number>
}
/** Answers a change of states as the database does. */
function obey(): void {
  api.answer('rpc/set_feedback_state', async (request: Request) => {
    const { selection, state } = (await request.clone().json()) as StateBody
    const due = rows.filter(({ id }) => !selection.ids || selection.ids.includes(id))
    rows = rows.map((one) => (due.includes(one) ? { ...one, feedback_state: state, version: one.version + 1 } : one))
    return Response.json([{ matched: due.length, changed: due.length, failures: [], change: '77' }])
  })
}
const bodies = () => api.bodies<StateBody>('rpc/set_feedback_state')
const failure = (n: number, values: object = {}) => ({
  id: idOf(n),
  product_name: `Produto ${n}`,
  state: 'oculto',
  reply: null,
  version: 5,
  ...values,
})
const leftAlone = (...failures: object[]) => [{ matched: 1, changed: 0, failures, change: null }]

async function open(query = '') {
  const view = await renderPage(<FeedbacksPage />, { at: `/admin/feedbacks${query}` })
  const comment = (n: number) => view.getByRole('button', { name: new RegExp(`^Comentário ${n}`) })
  await expect.element(comment(1)).toBeVisible()
  const action = (verb: string, n: number) =>
    view.getByRole('button', { name: `${verb} feedback de Ana ${n} sobre Produto ${n}`, exact: true })
  return { view, comment, action }
}
const reply = (view: Awaited<ReturnType<typeof open>>['view']) =>
  view.getByRole('textbox', { name: 'Resposta da loja' })

test('[FBK-01] a row says what was bought, the stars in words, what was said, by whom and what became of it', async () => {
  rows = [
    row(1, { rating_given: 1, feedback_state: 'oculto', is_product_gone: true, customer_name: null }),
    row(2, { rating_given: 5, comment: null, reply: 'Obrigada!', replied_at: '2026-11-21T12:00:00Z' }),
  ]
  const { view } = await open()
  await expect.element(view.getByRole('img', { name: '1 de 5 estrelas' })).toHaveTextContent('★☆☆☆☆')
  await expect.element(view.getByRole('row').nth(1)).toHaveTextContent(/produto excluído.*Nome não informado.*Oculto/)
  await expect.element(view.getByRole('row').nth(2)).toHaveTextContent(/Sem comentárioRespondido.*Pendente/)
  await expect.element(view.getByText('2 feedbacks, 1 pendente', { exact: true })).toBeVisible()
  expect(
    view
      .getByRole('definition')
      .elements()
      .map((card) => card.textContent),
  ).toEqual(['2', '1', '1', '3,0'])
  const counted = api.count('rpc/feedback_counts')
  await view.getByRole('button', { name: 'Mostrar só os pendentes' }).click()
  await expect.element(view.getByRole('row')).toHaveLength(2)
  // The counts hold every state already: a click asks for rows alone.
  expect(api.count('rpc/feedback_counts')).toBe(counted)
})

test('[FBK-01] J and K go from row to row, A approves and O hides what has the focus, which goes on to the next', async () => {
  obey()
  const { view, comment } = await open('?estado=pendente')
  await userEvent.keyboard('a')
  await userEvent.keyboard('j')
  await expect.element(comment(1)).toHaveFocus()
  await userEvent.keyboard('jj')
  await expect.element(comment(3)).toHaveFocus()
  await userEvent.keyboard('jk')
  await expect.element(comment(2)).toHaveFocus()
  await userEvent.keyboard('a')
  await expect.element(comment(2)).not.toBeInTheDocument()
  await expect.element(comment(3)).toHaveFocus()
  await expect.element(view.getByText('1 feedback aprovado')).toBeVisible()
  await userEvent.keyboard('o')
  await expect.element(comment(3)).not.toBeInTheDocument()
  await expect.element(comment(1)).toHaveFocus()
  expect((await bodies()).map(({ seen, state }) => [seen, state])).toEqual([
    [{ [idOf(2)]: 1 }, 'aprovado'],
    [{ [idOf(3)]: 1 }, 'oculto'],
  ])
  // Typed into the search they are letters.
  await view.getByRole('searchbox').click()
  await userEvent.keyboard('ao')
  await expect.element(view.getByRole('searchbox')).toHaveValue('ao')
  expect(await bodies()).toHaveLength(2)
})

test('[FBK-01] when the last row leaves, the focus is not lost; Z brings back what was hidden, and says how many', async () => {
  obey()
  rows = [row(1)]
  const { view, comment, action } = await open('?estado=pendente')
  await action('Ocultar', 1).click()
  await expect.element(view.getByText('Nenhum feedback encontrado')).toBeVisible()
  await expect.poll(() => document.activeElement?.tagName).toBe('SEARCH')
  api.answer('rpc/undo_feedback_state', () => {
    rows = [row(1, { version: 3 })]
    return Response.json(1)
  })
  await userEvent.keyboard('z')
  await expect.element(comment(1)).toBeVisible()
  await expect.element(view.getByText('1 feedback voltou ao estado anterior')).toBeVisible()
  expect(await api.bodies('rpc/undo_feedback_state')).toEqual([{ change: '77' }])
  await expect.element(view.getByRole('button', { name: 'Desfazer' })).not.toBeInTheDocument()
  await action('Aprovar', 1).click()
  await expect.element(view.getByText('1 feedback aprovado')).toBeVisible()
  api.answer('rpc/undo_feedback_state', () => Response.json(0))
  await view.getByRole('button', { name: 'Desfazer' }).click()
  await expect.element(view.getByText('Nada a desfazer: os feedbacks já mudaram.')).toBeVisible()
  await expect.poll(() => document.activeElement).not.toBe(document.body)
})

const refused = (status: number) => () => Response.json({ message: 'on fire' }, { status })
const cut = () => Promise.reject(new TypeError('Failed to fetch'))
const CHANGED = 'O feedback mudou em outra sessão e ficou como está. Confira e tente novamente.'

test.each([
  ['403', refused(403), 'Erro ao alterar feedback: sua conta não tem permissão.'],
  ['503', refused(503), /^Erro ao alterar feedback: sem resposta do servidor/],
  ['cut off', cut, /^Erro ao alterar feedback: sem resposta do servidor/],
  ['changed by others', () => Response.json(leftAlone(failure(1))), CHANGED],
  [
    'gone',
    () => Response.json(leftAlone(failure(1, { product_name: null, state: null, version: null }))),
    'Erro ao alterar feedback: ele não existe mais.',
  ],
])('[FBK-01] [ERR-01] %s: the sentence, nothing to undo, and the next try is sent', async (_name, fault, sentence) => {
  api.answer('rpc/set_feedback_state', fault)
  const { view, action } = await open()
  await action('Aprovar', 1).click()
  await expect.element(view.getByText(sentence)).toBeVisible()
  await expect.element(action('Aprovar', 1)).toHaveAttribute('aria-pressed', 'false')
  await expect.element(view.getByRole('button', { name: 'Desfazer' })).not.toBeInTheDocument()
  obey()
  await expect.element(view.getByRole('table').getByText('Pendente').first()).toBeVisible()
  await expect.poll(() => document.querySelector('[class*=actions][aria-busy=true]')).toBeNull()
  await action('Aprovar', 1).click()
  await expect.element(action('Aprovar', 1)).toHaveAttribute('aria-pressed', 'true')
  await expect.element(view.getByText('1 feedback aprovado')).toBeVisible()
})

test('[FBK-01] a second click sends nothing, nor does one on the state that it has', async () => {
  const release = api.hold('rpc/set_feedback_state', leftAlone())
  rows = [row(1), row(2, { feedback_state: 'aprovado' })]
  const { action } = await open()
  await action('Aprovar', 2).click()
  const button = action('Aprovar', 1).element() as HTMLElement
  button.click()
  button.click()
  await expect.poll(() => api.count('rpc/set_feedback_state')).toBe(1)
  button.click()
  release()
  await expect.poll(() => document.querySelector('[class*=actions][aria-busy=true]')).toBeNull()
  expect(api.count('rpc/set_feedback_state')).toBe(1)
})

test.each([
  ['403', refused(403), 'Erro ao salvar resposta: sua conta não tem permissão.'],
  ['503', refused(503), /^Erro ao salvar resposta: sem resposta do servidor/],
  ['cut off', cut, /^Erro ao salvar resposta: sem resposta do servidor/],
])(
  '[FBK-01] [ERR-01] a reply that fails (%s) stays typed, and the next try is sent',
  async (_name, fault, sentence) => {
    api.answer('rpc/reply_feedbacks', fault)
    const { view, comment } = await open()
    await comment(1).click()
    await reply(view).fill('Obrigada!')
    await view.getByRole('button', { name: 'Salvar resposta' }).click()
    await expect.element(view.getByText(sentence)).toBeVisible()
    await expect.element(reply(view)).toHaveValue('Obrigada!')
    api.answer('rpc/reply_feedbacks', () => Response.json([{ matched: 1, changed: 1, failures: [] }]))
    await view.getByRole('button', { name: 'Salvar resposta' }).click()
    await expect.element(view.getByText('Resposta salva.')).toBeVisible()
    await expect.element(view.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(comment(1)).toHaveFocus()
  },
)

test('[FBK-01] a reply to what changed meanwhile overwrites nothing unseen: it says what is there now, and then replaces it', async () => {
  const { view, comment } = await open()
  await comment(2).click()
  await expect.element(view.getByRole('dialog')).toHaveTextContent(/Comentário 2/)
  await expect.element(view.getByRole('link', { name: 'Pedido LJ-2026-000007' })).toBeVisible()
  await reply(view).fill('Minha')
  api.answer('rpc/reply_feedbacks', () => Response.json(leftAlone(failure(2, { state: 'pendente', reply: 'Da Bia' }))))
  await view.getByRole('button', { name: 'Salvar resposta' }).click()
  await expect
    .element(view.getByText(/^Este feedback mudou em outra sessão\. A resposta agora é: “Da Bia”/))
    .toBeVisible()
  await expect.element(reply(view)).toHaveValue('Minha')
  api.answer('rpc/reply_feedbacks', () => Response.json([{ matched: 1, changed: 1, failures: [] }]))
  await view.getByRole('button', { name: 'Salvar resposta' }).click()
  await expect.element(view.getByRole('dialog')).not.toBeInTheDocument()
  expect((await api.bodies<StateBody>('rpc/reply_feedbacks')).map(({ seen }) => seen[idOf(2)])).toEqual([1, 5])
})

test('[FBK-01] what is typed is not lost without a question; a reply can be taken away', async () => {
  rows = [row(1, { reply: 'Obrigada!', replied_at: '2026-11-21T12:00:00Z', replied_by_name: 'Marina' })]
  api.answer('rpc/reply_feedbacks', () => Response.json([{ matched: 1, changed: 1, failures: [] }]))
  const { view, comment } = await open()
  await comment(1).click()
  await expect.element(view.getByText('Respondido por Marina em 21/11/2026, 09:00')).toBeVisible()
  await expect.element(view.getByRole('button', { name: 'Salvar resposta' })).toBeDisabled()
  await reply(view).fill('Outra')
  await userEvent.keyboard('{Escape}')
  await view.getByRole('button', { name: 'Continuar editando' }).click()
  await expect.element(reply(view)).toHaveValue('Outra')
  await view.getByRole('button', { name: 'Remover resposta' }).click()
  await expect.element(view.getByText('Resposta removida.')).toBeVisible()
  expect(await api.bodies('rpc/reply_feedbacks')).toMatchObject([{ reply: '', seen: { [idOf(1)]: 1 }, replace: true }])
})

test('[FBK-01] ticked feedbacks are approved as they were seen, after a question, and those left alone are named', async () => {
  const { view } = await open()
  await view.getByRole('checkbox', { name: 'Selecionar feedback de Ana 1 sobre Produto 1' }).click()
  await view.getByRole('checkbox', { name: 'Selecionar feedback de Ana 3 sobre Produto 3' }).click()
  await view.getByRole('region', { name: 'Seleção de feedbacks' }).getByRole('button', { name: 'Aprovar' }).click()
  await expect.element(view.getByText('2 feedbacks serão aprovados e aparecerão na loja.')).toBeVisible()
  api.answer('rpc/set_feedback_state', () =>
    Response.json([{ matched: 2, changed: 1, failures: [failure(3)], change: '5' }]),
  )
  const confirm = view.getByRole('button', { name: 'Aprovar 2 feedbacks' }).element() as HTMLElement
  confirm.click()
  confirm.click()
  await expect.element(view.getByText('Produto 3: mudou em outra sessão, agora está como Oculto.')).toBeVisible()
  expect(await bodies()).toEqual([
    { selection: { ids: [idOf(1), idOf(3)] }, seen: { [idOf(1)]: 1, [idOf(3)]: 1 }, state: 'aprovado' },
  ])
  await view.getByRole('dialog').getByRole('button', { name: 'Fechar' }).last().click()
  await expect.element(view.getByText('1 feedback aprovado')).toBeVisible()
})

test('[FBK-01] all that match are the filter, less those unticked, with what was counted; another number changes nothing', async () => {
  api.answer('rpc/feedback_counts', [
    { feedback_state: 'pendente', rating_given: 4, feedback_count: 50, unanswered_count: 40, snapshot: SNAPSHOT },
  ])
  const { view } = await open('?estado=pendente&sem-resposta=sim&nota=4')
  await view.getByRole('checkbox', { name: 'Selecionar todos desta página' }).click()
  await view.getByRole('button', { name: 'Selecionar todos os 40 feedbacks encontrados' }).click()
  await view.getByRole('checkbox', { name: 'Selecionar feedback de Ana 2 sobre Produto 2' }).click()
  await view.getByRole('region', { name: 'Seleção de feedbacks' }).getByRole('button', { name: 'Ocultar' }).click()
  api.answer('rpc/set_feedback_state', () => Response.json([{ matched: 41, changed: 0, failures: [], change: null }]))
  await view.getByRole('button', { name: 'Ocultar 39 feedbacks' }).click()
  await expect
    .element(
      view.getByText('A lista mudou em outra sessão e nada foi alterado. Confira os feedbacks e tente novamente.'),
    )
    .toBeVisible()
  expect(await bodies()).toEqual([
    {
      selection: { all: true, state: 'pendente', rating: 4, unanswered: true, except: [idOf(2)] },
      seen: { [idOf(1)]: 1, [idOf(2)]: 1, [idOf(3)]: 1 },
      expected: 39,
      snapshot: SNAPSHOT,
      state: 'oculto',
    },
  ])
})

test('[FBK-01] one reply for many stays typed when it fails, and says who had one', async () => {
  api.answer('rpc/reply_feedbacks', refused(503))
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

test('[FBK-01] products to filter by are searched by the database', async () => {
  api.answer('rpc/feedback_products', (request: Request) => {
    const { searchParams } = new URL(request.url)
    const colony = { id: idOf(5), name: 'Colônia', feedback_count: 3 }
    return Response.json(searchParams.get('search') || searchParams.get('chosen') ? [colony] : [])
  })
  const { view } = await open()
  expect(api.count('rpc/feedback_products')).toBe(0)
  await view.getByRole('combobox', { name: 'Filtrar por produto' }).fill('col')
  await view.getByText('Colônia', { exact: true }).click()
  await expect.element(view.getByText('Produto: Colônia')).toBeVisible()
  expect(view.router.state.location.search).toBe(`?produto=${idOf(5)}`)
  expect(api.queries('rpc/list_feedbacks').at(-1)).toContain(`product=${idOf(5)}`)
})

test('[FBK-01] [ERR-01] a list that cannot be loaded says so, and loads when tried again; an empty one says so too', async () => {
  api.fail('rpc/list_feedbacks')
  const view = await renderPage(<FeedbacksPage />, { at: '/admin/feedbacks' })
  await expect.element(view.getByText('Não foi possível carregar os feedbacks.').first()).toBeVisible()
  rows = []
  api.answer('rpc/list_feedbacks', [])
  api.answer('rpc/feedback_counts', [])
  await view
    .getByRole('main')
    .or(view.getByRole('button', { name: 'Tentar novamente' }))
    .last()
    .click()
  await expect.element(view.getByText('Ainda não há feedbacks de clientes')).toBeVisible()
})

test('[FBK-01] on a phone the same stands on cards, and the way back lies over the list', async () => {
  await page.viewport(390, 844)
  obey()
  const { view, action } = await open()
  await expect.element(view.getByRole('table')).not.toBeInTheDocument()
  const top = () => view.getByRole('listitem').first().element().getBoundingClientRect().top
  const before = top()
  await action('Aprovar', 1).click()
  await expect.element(view.getByRole('button', { name: 'Desfazer' })).toBeVisible()
  expect(top()).toBe(before)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})
