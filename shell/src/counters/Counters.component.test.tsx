import { api, renderPage } from '@loja/component-testing'
import type { CounterData, PageData } from '@loja/platform'
import { BUNDLED_OFFER, setOffer } from '@loja/platform/shell'
import { beforeEach, expect, test } from 'vitest'
import { QuickActions } from '../dashboard/QuickActions'
import { Tasks } from '../dashboard/Tasks'
import { Sidebar } from '../layout/Sidebar'
import { Counters } from './Counters'

const ORDERS: CounterData = {
  count: { table: 'orders', filter: { status: ['eq.pendente', 'is.null'] } },
  text: { one: '1 pedido pendente', many: '{n} pedidos pendentes' },
  page: 'orders',
  search: '?status=pendente',
  show: ['sidebar'],
}
const CODES: CounterData = {
  count: { table: 'tracking_shipments' },
  text: { none: 'Todo pedido tem código', one: '1 pedido sem código', many: '{n} pedidos sem código' },
  page: 'tracking',
  search: '?estado=sem_codigo',
  show: ['todo'],
}

beforeEach(() => {
  setOffer({ ...BUNDLED_OFFER, counters: [ORDERS, CODES], tasks: [] })
  api.answer('rpc/work_to_do', [{ pending_orders: 12 }])
  return () => setOffer(BUNDLED_OFFER)
})

const answer = (table: string, count: number) =>
  api.answer(table, () => new Response(null, { status: 206, headers: { 'content-range': `0-0/${count}` } }))

async function open(collapsed = false) {
  const view = await renderPage(
    <>
      <Sidebar collapsed={collapsed} />
      <QuickActions />
      <Tasks />
      <Counters />
    </>,
  )
  const link = view.getByRole('link', { name: 'Pedidos', exact: true })
  return { ...view, link, actions: view.getByRole('navigation', { name: 'Ações rápidas' }) }
}

test('[NAV-08] a sidebar link shows its number, or 99+ with the exact one in the description', async () => {
  answer('orders', 12_345)
  const large = await open()
  await expect.element(large.link).toHaveTextContent('Pedidos99+')
  await expect.element(large.link).toHaveAccessibleDescription('12.345 pedidos pendentes')
  await large.unmount()
  answer('orders', 12)
  const { link } = await open()
  await expect.element(link).toHaveAccessibleDescription('12 pedidos pendentes')
  await expect.element(link).toHaveTextContent('Pedidos12')
  expect(api.queries('orders')[0]).toBe('?select=status&or=(status.eq.pendente,status.is.null)&limit=1')
})

test('[NAV-08] a collapsed sidebar shows a dot', async () => {
  answer('orders', 1)
  const { link } = await open(true)
  await expect.element(link).toHaveAccessibleDescription('1 pedido pendente')
  await expect.element(link).toHaveTextContent('')
})

test('[PAGE-23] a page has an entry while its table has rows', async () => {
  const coupons: PageData = {
    path: '/admin/cupons',
    label: 'Cupons',
    icon: 'gift',
    section: 'store',
    order: 90,
    shape: { kind: 'form' },
    whileRows: 'coupons',
  }
  setOffer({ ...BUNDLED_OFFER, counters: [], tasks: [], pages: { ...BUNDLED_OFFER.pages, coupons } })
  answer('coupons', 0)
  const empty = await open()
  await expect.element(empty.getByRole('link', { name: 'Cupons' })).not.toBeInTheDocument()
  expect(localStorage.getItem('loja-empty-tables')).toBe('coupons')
  await empty.unmount()
  answer('coupons', 1)
  const { getByRole } = await open()
  await expect.element(getByRole('link', { name: 'Cupons' })).toBeVisible()
})

test('[NAV-08] zero and a failure show nothing', async () => {
  answer('orders', 0)
  api.fail('tracking_shipments', 403)
  const { link, actions } = await open()
  await expect.poll(() => api.count('orders') + api.count('tracking_shipments')).toBe(2)
  await expect.element(link).toHaveTextContent(/^Pedidos$/)
  await expect.element(actions.getByRole('link')).toHaveLength(4)
})

test('[DASH-06] a counted table is a link, and a text for zero', async () => {
  answer('tracking_shipments', 7)
  const { getByRole, rerender } = await open()
  await expect
    .element(getByRole('link', { name: '7 pedidos sem código' }))
    .toHaveAttribute('href', '/admin/tracking?estado=sem_codigo')
  await rerender(null)
  answer('tracking_shipments', 0)
  const empty = await open()
  await expect.element(empty.getByText('Todo pedido tem código')).toBeVisible()
  await expect.element(empty.getByRole('link', { name: /código/ })).not.toBeInTheDocument()
})

test('[DASH-02] [DASH-06] quick actions are in their order, without those of missing pages', async () => {
  const { users: _, ...pages } = BUNDLED_OFFER.pages
  const { actions } = await open()
  const labels = () =>
    actions
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent)
  expect(labels()).toEqual(['Ver usuários', 'Ver produtos', 'Ver pedidos', 'Configurar loja'])
  const coupons = { label: 'Criar cupom', icon: 'gift', page: 'orders', order: 25 } as const
  setOffer({ ...BUNDLED_OFFER, pages, quickActions: [coupons, ...BUNDLED_OFFER.quickActions] })
  await expect.poll(labels).toEqual(['Ver produtos', 'Criar cupom', 'Ver pedidos', 'Configurar loja'])
})
