import { api, closeNotices, notices } from '@loja/component-testing'
import { beforeEach, expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { answerFromDatabase, database, heldOrders, holdOrders, openOrders, order } from './test-support'

type Opened = Awaited<ReturnType<typeof openOrders>>

interface Action {
  name: string
  path: keyof typeof database
  errors: Record<'network' | 'hidden', string>
  success: string
  hidden: object
  act(opened: Opened): Promise<void>
}

/** Movements of the pointer would take most of the time. */
async function press(button: Locator): Promise<void> {
  await expect.element(button).toBeEnabled()
  ;(button.element() as HTMLElement).click()
}

async function chooseSent(select: Locator): Promise<void> {
  await expect.element(select).toBeEnabled()
  ;(select.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(select).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
}

const STATUS_ERROR = 'Erro ao atualizar status do pedido.'
const BULK_ERROR = 'Erro ao atualizar status dos pedidos.'
const ACTIONS: Action[] = [
  {
    name: '[ORD-06] status',
    path: 'rpc/set_order_status',
    errors: { network: STATUS_ERROR, hidden: STATUS_ERROR },
    success: 'Status do pedido atualizado com sucesso!',
    hidden: [],
    act: ({ statusOf }) => chooseSent(statusOf(1)),
  },
  {
    name: '[ORD-06] bulk status',
    path: 'rpc/change_order_status',
    errors: { network: BULK_ERROR, hidden: '2 pedidos não foram alterados' },
    success: 'Status de 2 pedidos alterado',
    hidden: [
      {
        matched: 0,
        changed: 0,
        failures: [1, 2].map((n) => ({ id: order(n).id, name: order(n).order_number, status: null })),
      },
    ],
    act: async ({ box, getByRole }) => {
      for (const n of [1, 2]) if (!(box(n).element() as HTMLInputElement).checked) await press(box(n))
      await chooseSent(getByRole('combobox', { name: 'Alterar status para…' }))
    },
  },
  {
    name: '[ORD-10] deletion',
    path: 'rpc/delete_order',
    errors: {
      network:
        'Erro ao deletar pedido: sem resposta do servidor. Verifique sua conexão. Não sabemos se a alteração foi gravada: confira antes de tentar de novo.',
      hidden: 'Erro ao deletar pedido: o pedido não existe mais.',
    },
    success: 'foi deletado permanentemente!',
    hidden: [],
    act: async ({ deletion, dialog }) => {
      await press(deletion(1))
      await press(dialog.getByRole('button', { name: 'Deletar pedido LJ-2026-000001' }))
    },
  },
]

/** Not shown to staff. */
const SERVER_MESSAGE = 'relation "orders" is on fire'
const refuse = (status: number, message: string) => async () => Response.json({ message }, { status })
const cut = () => Promise.reject(new TypeError('Failed to fetch'))

type Answer = (request: Request) => Promise<Response>
/** Requests that change nothing come first, so that each fault finds the same orders. */
const FAULTS: [name: string, error: keyof Action['errors'], answer: (action: Action) => Answer][] = [
  ['503', 'network', () => refuse(503, SERVER_MESSAGE)],
  [
    'a row that row security hides',
    'hidden',
    ({ hidden }) =>
      async () =>
        Response.json(hidden),
  ],
  [
    'answer lost',
    'network',
    ({ path }) =>
      async (request) =>
        database[path](request).then(cut),
  ],
]

async function closeAll(): Promise<void> {
  await closeNotices()
  if (page.getByRole('dialog').query()) await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
}

const LABELS: Record<string, string> = { pendente: 'Pendente', enviado: 'Enviado' }

async function expectTruth({ row, statusOf }: Opened): Promise<void> {
  for (const n of [1, 2]) {
    const held = heldOrders().find(({ id }) => id === order(n).id)
    if (!held) await expect.element(row(n)).not.toBeInTheDocument()
    else {
      await expect.element(row(n)).toHaveTextContent(LABELS[held.status ?? ''] ?? 'unknown')
      await expect.element(statusOf(n)).toBeEnabled()
    }
  }
}

beforeEach(() => holdOrders([order(1), order(2)]))

test.each(ACTIONS.map((action) => [action.name, action] as const))(
  '%s sends one request per fault, shows its text and no success, and the list is right',
  async (_, action) => {
    const opened = await openOrders('?busca=LJ')
    for (const [name, error, answer] of FAULTS) {
      let sent = 0
      api.answer(action.path, (request: Request) => {
        if (request.method === 'GET') return Response.json(heldOrders())
        sent += 1
        return answer(action)(request)
      })
      await action.act(opened)
      await expect.element(page.getByText(action.errors[error]), { message: name }).toBeVisible()
      if (error !== 'hidden')
        expect(
          notices()
            .elements()
            .map(({ textContent }) => textContent),
        ).toEqual([expect.stringContaining('Erro')])
      await expectTruth(opened)
      expect(document.body).not.toHaveTextContent(action.success)
      expect(document.body).not.toHaveTextContent(SERVER_MESSAGE)
      await expect.element(opened.search).toHaveValue('LJ')
      expect([name, sent]).toEqual([name, 1])
      await closeAll()
    }
  },
)

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
