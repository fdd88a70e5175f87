import { api, renderPage } from '@loja/component-testing'
import { expect } from 'vitest'
import { OrdersRoutes } from '../OrdersRoutes'

interface HeldOrder {
  id: string
  order_number: string
  status: string | null
  total: number
  created_at: string
  version: number
  customer_name?: string
  phone?: string
  payment_method?: string
  paid_state: string
  staff_notes: { id: string }[]
}

export const order = (n: number, values: Partial<HeldOrder> = {}): HeldOrder => ({
  id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  order_number: `LJ-2026-${String(n).padStart(6, '0')}`,
  status: 'pendente',
  total: n,
  created_at: '2026-03-05T15:06:00+00:00',
  version: 1,
  paid_state: 'desconhecido',
  staff_notes: [],
  ...values,
})

export const orderDetails = (held: HeldOrder | undefined) => ({
  ...held,
  ...{ subtotal: 1, discount_amount: 0, shipping_cost: 0, shipped_at: null, delivered_at: null },
  ...{
    tracking_code: null,
    notes: null,
    shipping_address: null,
    order_items: [],
    tracking_shipments: [],
    payments: [],
  },
})

let orders: HeldOrder[] = []
let searched: unknown[] = []

async function asked(request: Request): Promise<Record<string, unknown>> {
  if (request.method === 'POST') return request.clone().json()
  const args = Object.fromEntries(new URL(request.url).searchParams)
  return { ...args, filter: JSON.parse(args.filter ?? '{}') }
}

export const filterOf = (query: string | undefined): Record<string, string> =>
  JSON.parse(new URLSearchParams(query).get('filter') ?? '{}')

export const askedFilter = (path: string, at = -1) => filterOf(api.queries(path).at(at))

export function holdOrders(held: HeldOrder[]): void {
  orders = held
  searched = []
  api.answer('rpc/list_orders', async (request: Request) => {
    const { filter, page_size, page_offset } = await asked(request)
    const { search, status } = filter as Partial<Record<string, string>>
    searched.push(search)
    const found = orders.filter((one) => !status || one.status === status)
    return Response.json(found.slice(Number(page_offset), Number(page_offset) + Number(page_size)))
  })
  api.answer('rpc/order_status_counts', () =>
    Response.json(
      [...new Set(orders.map(({ status }) => status))].map((order_status) => ({
        order_status,
        order_count: orders.filter(({ status }) => status === order_status).length,
        snapshot: '10:12:11',
      })),
    ),
  )
}

const setStatus = (ids: string[], status: string) => {
  orders = orders.map((one) => (ids.includes(one.id) ? { ...one, status, version: one.version + 1 } : one))
}
const bodyOf = async <Body,>(request: Request) => (await request.clone().json()) as Body

export const database = {
  'rpc/set_order_status': async (request: Request) => {
    const { order_id, seen, status } = await bodyOf<Record<'order_id' | 'seen' | 'status', string>>(request)
    const isDue = orders.some((one) => one.id === order_id && (one.status ?? 'pendente') === seen)
    if (isDue) setStatus([order_id], status)
    const found = orders.filter((one) => one.id === order_id)
    const change_id = isDue ? 'change-1' : null
    return Response.json(found.map((one) => ({ ...one, stored_status: one.status, change_id })))
  },
  'rpc/change_order_status': async (request: Request) => {
    const { selection, status } = await bodyOf<{ selection: { ids: string[] }; status: string }>(request)
    setStatus(selection.ids, status)
    return Response.json([
      { matched: selection.ids.length, changed: selection.ids.length, failures: [], change_id: 'change-2' },
    ])
  },
  'rpc/mark_orders_paid': async (request: Request) => {
    const { selection } = await bodyOf<{ selection: { ids: string[] } }>(request)
    const matched = selection.ids.length
    return Response.json([{ matched, changed: matched, failures: [], change_id: 'change-3' }])
  },
  'rpc/delete_order': async (request: Request) => {
    const { order_id } = await bodyOf<{ order_id: string }>(request)
    orders = orders.filter(({ id }) => id !== order_id)
    return Response.json([{ change_id: 'deletion-1' }])
  },
} satisfies Record<string, (request: Request) => Promise<Response>>

export function answerFromDatabase(): void {
  for (const [path, answer] of Object.entries(database)) api.answer(path, answer)
}

export const heldOrders = () => orders

export async function openOrders(query = '', first: number | null = 1) {
  const view = await renderPage(<OrdersRoutes />, {
    at: `/admin/orders${query}`,
    path: '/admin/orders/*',
  })
  const number = (n: number) => order(n).order_number
  const row = (n: number) => view.getByRole('row').filter({ hasText: number(n) })
  if (first !== null) await expect.element(row(first)).toBeVisible()
  return {
    ...view,
    row,
    address: () => `${view.router.state.location.pathname}${decodeURIComponent(view.router.state.location.search)}`,
    lastSearch: () => searched.at(-1),
    search: view.getByRole('searchbox', { name: 'Buscar por número, cliente, telefone, e-mail, CPF, código ou item' }),
    box: (n: number) => view.getByRole('checkbox', { name: `Selecionar pedido ${number(n)}` }),
    statusOf: (n: number) => view.getByRole('combobox', { name: `Status do pedido ${number(n)}` }),
    deletion: (n: number) => view.getByRole('table').getByRole('button', { name: `Deletar pedido ${number(n)}` }),
    dialog: view.getByRole('dialog'),
    numbers: () => [...document.querySelectorAll('tbody tr td:nth-child(2)')].map((cell) => cell.textContent),
  }
}
