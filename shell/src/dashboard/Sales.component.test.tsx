import { api, renderPage } from '@loja/component-testing'
import { addDays, storeDay } from '@loja/domain/format'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Sales } from './Sales'

const FIGURES = 'rpc/sales_figures'

const product = (n: number) => ({
  id: `p${n}`,
  name: `Perfume de nome comprido que ocupa mais do que uma linha inteira ${n}`,
  image: null,
  quantity: 1000 + n,
  revenue: 1000.5,
})

const buildFigures = (change: object = {}) => [
  {
    revenue: 1000.5,
    order_count: 3,
    earlier_revenue: 2000,
    earlier_count: 3,
    today: { total: 10.5, orders: 1 },
    yesterday: { total: 20, orders: 2 },
    best_sellers: [1, 2, 3, 4, 5].map(product),
    by_day: [{ day: '2026-11-21', revenue: 1000.5, orders: 3 }],
    ...change,
  },
]

async function open(at = '/admin/dashboard', change: object = {}) {
  api.answer(FIGURES, buildFigures(change))
  const view = await renderPage(<Sales />, { at })
  const parts = (title: string) => view.getByRole('term').filter({ hasText: title }).element().parentElement
  return { ...view, of: (title: string) => parts(title)?.textContent?.replaceAll('\u00a0', ' ') }
}

const daysOf = (query: string | undefined) => Object.fromEntries(new URLSearchParams(query))
const today = storeDay(new Date())

test('[DASH-07] revenue, orders and the average order are compared with the period before', async () => {
  const { of } = await open()
  await expect.poll(() => of('Receita')).toBe('ReceitaR$ 1.000,5050% menos que nos 30 dias anteriores')
  expect(of('Pedidos')).toBe('Pedidos3O mesmo que nos 30 dias anteriores')
  expect(of('Ticket médio')).toBe('Ticket médioR$ 333,5050% menos que nos 30 dias anteriores')
  expect(of('Hoje')).toBe('HojeR$ 10,501 pedido recebido, sem os cancelados')
  expect(of('Ontem')).toBe('OntemR$ 20,002 pedidos recebidos, sem os cancelados')
})

test('[DASH-07] a period without orders has no average, and without earlier ones no percentage', async () => {
  const { of, getByText } = await open('/admin/dashboard', {
    revenue: 0,
    order_count: 0,
    earlier_revenue: 0,
    earlier_count: 0,
    best_sellers: [],
  })
  await expect.poll(() => of('Ticket médio')).toBe('Ticket médio—')
  expect(of('Receita')).toBe('ReceitaR$ 0,00Sem período anterior')
  await expect.element(getByText('Nenhum produto enviado ou entregue no período.')).toBeVisible()
})

test('[DASH-08] best sellers are five links with pieces and revenue', async () => {
  const { getByRole } = await open()
  const rows = getByRole('region', { name: 'Mais vendidos' }).getByRole('listitem')
  await expect.element(rows).toHaveLength(5)
  await expect.element(rows.first()).toHaveTextContent(/1\.001 unidadesR\$\s1\.000,50$/)
  await expect.element(rows.first().getByRole('link')).toHaveAttribute('href', '/admin/products/edit/p1')
})

test('[DASH-07] the period is chosen by links, and is in the address', async () => {
  const { getByRole } = await open('/admin/dashboard?periodo=90-dias')
  const choice = (name: string) => getByRole('link', { name })
  await expect.element(choice('90 dias')).toHaveAttribute('aria-current', 'true')
  await expect.poll(() => daysOf(api.queries(FIGURES).at(-1)).first_day).toBe(addDays(today, -89))
  await choice('7 dias').click()
  await expect.element(choice('7 dias')).toHaveAttribute('aria-current', 'true')
  await expect
    .poll(() => daysOf(api.queries(FIGURES).at(-1)))
    .toEqual({ first_day: addDays(today, -6), last_day: today })
  for (const link of getByRole('navigation').getByRole('link').elements())
    expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
})

test('[DASH-07] an own period is read when both days are typed', async () => {
  const { getByRole, getByLabelText } = await open('/admin/dashboard?periodo=7-dias')
  await getByRole('button', { name: 'Outro período' }).click()
  await getByLabelText('Primeiro dia').fill('2026-03-01')
  await getByLabelText('Último dia').fill('2026-03-31')
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => daysOf(api.queries(FIGURES).at(-1)))
    .toEqual({ first_day: '2026-03-01', last_day: '2026-03-31' })
  await expect.element(getByRole('button', { name: 'Outro período' })).toHaveAttribute('aria-current', 'true')
  await expect.element(getByLabelText('Primeiro dia')).toHaveValue('2026-03-01')
})
