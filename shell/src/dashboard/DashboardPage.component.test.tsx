import { api, closeNotices, renderPage } from '@loja/component-testing'
import { addDays } from '@loja/domain/format'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DashboardPage } from './DashboardPage'

const SUMMARY = 'rpc/dashboard_summary'
const FAILED = 'Não foi possível carregar os dados do dashboard.'

const LAST_DAY = '2026-11-21'

function days(revenue: number, last = revenue, count = 30) {
  return Array.from({ length: count }, (_, index) => {
    const fromEnd = count - 1 - index
    const amount = fromEnd === 0 ? last : revenue
    return { day: addDays(LAST_DAY, -fromEnd), revenue: amount, orders: amount === 0 ? 0 : 2 }
  })
}

function buildSummary(change: object = {}) {
  return [
    {
      user_count: 60,
      order_count: 420,
      product_count: 260,
      revenue: 1_234_567.89,
      user_growth_percent: 12.5,
      revenue_growth_percent: 8.2,
      new_products: 3,
      recent_activity: [
        {
          kind: 'order_created',
          at: '2026-11-21T10:00:00+00:00',
          id: 'a1b2',
          label: 'LJ-2026-000420',
          amount: 10.5,
          customer: 'Ana Souza',
        },
        { kind: 'user_created', at: '2026-11-20T10:00:00+00:00', id: 'c3d4', label: null, amount: null },
      ],
      ...change,
    },
  ]
}

async function open(change?: object, byDay = days(100)) {
  if (change) api.answer(SUMMARY, buildSummary(change))
  api.answer('rpc/work_to_do', [{}])
  api.answer('rpc/list_activity', [
    { id: 2, created_at: '2026-11-21T09:00:00+00:00', actor_name: 'Otávio Prado' },
    { id: 1, created_at: '2026-11-21T10:00:00+00:00', actor_name: 'Marina Duarte' },
  ])
  api.answer('rpc/sales_figures', [
    {
      revenue: 1,
      order_count: 1,
      earlier_revenue: 1,
      earlier_count: 1,
      today: { total: 1, orders: 1 },
      yesterday: { total: 1, orders: 1 },
      best_sellers: Array.from({ length: 5 }, (_, n) => ({
        id: `${n}`,
        name: 'Perfume',
        image: null,
        quantity: 1,
        revenue: 1,
      })),
      by_day: byDay,
    },
  ])
  const view = await renderPage(<DashboardPage />, { at: '/admin/dashboard' })
  const parts = (title: string) => view.getByRole('term').filter({ hasText: title }).element().parentElement
  return {
    ...view,
    figure: (title: string) => parts(title)?.querySelectorAll('dd')[0],
    note: (title: string) => parts(title)?.querySelectorAll('dd')[1],
    main: view.getByRole('alert').filter({ hasText: FAILED }),
    chart: view.getByRole('slider', { name: /^Receita por dia/ }),
    panel: view.getByRole('region', { name: 'Receita por dia', exact: true }),
    activity: view.getByRole('region', { name: 'Atividade Recente' }),
    refresh: view.getByRole('button', { name: 'Atualizar Dados' }),
  }
}

test('[DASH-01] [DASH-04] the cards show the growth of 30 days', async () => {
  const { figure, note } = await open({})
  await expect.poll(() => figure('Total de Pedidos')).toHaveTextContent('420')
  const titles = ['Total de Usuários', 'Total de Pedidos', 'Receita (Enviados)', 'Total de Produtos']
  expect(titles.map((title) => note(title)?.textContent)).toEqual([
    'Novos: +12,5% em 30 dias',
    'Em todos os status',
    'Ainda não entregues',
    '+3 em 30 dias',
  ])
})

test('[DASH-05] a failure shows a message and a retry, and figures stay when a refetch fails', async () => {
  api.fail(SUMMARY)
  const { figure, main, getByRole, refresh, activity, chart } = await open(undefined)
  await expect.element(main).toHaveLength(2)
  await expect.element(page.getByRole('alert').filter({ hasText: 'Erro' })).toHaveTextContent(FAILED)
  expect(figure('Total de Pedidos')).toHaveTextContent('—')
  await expect.element(getByRole('link', { name: 'Ver pedidos' })).toBeVisible()
  api.answer(SUMMARY, buildSummary())
  await getByRole('button', { name: 'Tentar novamente' }).click()
  await expect.poll(() => figure('Total de Pedidos')).toHaveTextContent('420')
  await expect.element(getByRole('button', { name: 'Tentar novamente' })).not.toBeInTheDocument()
  await expect.element(chart).toBeInTheDocument()
  await closeNotices()
  api.fail(SUMMARY)
  await refresh.click()
  await expect.element(page.getByRole('alert').filter({ hasText: 'Erro' })).toHaveTextContent(FAILED)
  expect(figure('Total de Pedidos')).toHaveTextContent('420')
  await expect.element(activity.getByRole('listitem')).toHaveLength(2)
  await expect.element(chart).toBeInTheDocument()
})

test('[DASH-04] a decline has its sign, an outlier leaves other bars visible, and millions fit on one line', async () => {
  const { figure, note, panel } = await open(
    {
      revenue: 11_012_345.67,
      user_growth_percent: -77.8,
    },
    days(100, 2_000_000),
  )
  await expect.poll(() => note('Total de Usuários')).toHaveTextContent('Novos: −77,8% em 30 dias')
  await expect.element(panel.getByText(/^R\$\s2,0\smi$/)).toBeVisible()
  expect(figure('Receita (Enviados)')).toHaveTextContent(/^R\$\s11\.012\.345,67$/)
  const heights = ['Receita (Enviados)', 'Total de Pedidos'].map((title) => figure(title)?.offsetHeight)
  expect(heights[0], 'eleven millions stay on one line').toBe(heights[1])
})

test('[DASH-04] the chart shows the figure of a day on hover and with the arrow keys', async () => {
  const { panel, chart, getByRole } = await open({}, days(100, 1234.5))
  const today = panel.getByText('sábado, 21 de novembro', { exact: true })
  const amount = panel.getByText('R$\u00a01.234,50', { exact: true })
  const spoken = /^sábado, 21 de novembro: R\$\s1\.234,50, 2 pedidos$/
  await expect.element(chart).toHaveAttribute('aria-valuetext', expect.stringMatching(spoken))
  await expect.element(today).not.toBeInTheDocument()
  chart.element().scrollIntoView()
  const { width, height } = chart.element().getBoundingClientRect()
  await userEvent.hover(chart, { position: { x: width - 3, y: height / 2 } })
  await expect.element(today).toBeVisible()
  await expect.element(amount).toBeVisible()
  await userEvent.unhover(chart)
  await expect.element(today).not.toBeInTheDocument()

  const bestSeller = getByRole('region', { name: 'Mais vendidos' }).getByRole('link').first()
  ;(bestSeller.element() as HTMLElement).focus()
  await userEvent.tab({ shift: true })
  await expect.element(amount).toBeVisible()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(chart).not.toHaveAttribute('aria-valuetext', expect.stringMatching(spoken))
  await expect.element(today).not.toBeInTheDocument()
  await userEvent.keyboard('{Home}')
  await expect.element(chart).toHaveValue('0')
  await userEvent.keyboard('{End}')
  await expect.element(today).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(today).not.toBeInTheDocument()
})

test.each([
  [30, 'Receita por dia', 30, /^sábado, 21 de novembro: R\$\s100,00/],
  [90, 'Receita por semana', 13, /^15\/11 a 21\/11: R\$\s700,00, 14 pedidos$/],
  [366, 'Receita por mês', 13, /^01\/11 a 21\/11: R\$\s2\.100,00/],
])('[DASH-07] the chart has a period of %i days as %s', async (count, name, bars, last) => {
  const { getByRole } = await open({}, days(100, 100, count))
  const chart = getByRole('region', { name, exact: true }).getByRole('slider')
  await expect.element(chart).toHaveAttribute('max', `${bars - 1}`)
  await expect.element(chart).toHaveAttribute('aria-valuetext', expect.stringMatching(last))
})

test('[DASH-04] recent activity shows event, customer, time and administrator, and links to order or users', async () => {
  const { activity } = await open({})
  await expect.element(activity.getByRole('listitem')).toHaveLength(2)
  await expect.element(activity.getByText('· por Marina Duarte')).toBeVisible()
  const [order, user] = activity.getByRole('listitem').elements()
  expect(order).toHaveTextContent(/^LJ-2026-000420 recebidoR\$\s10,50Ana Souza · [^/]+ · por Marina Duarte$/)
  expect(order?.querySelector('time')).toHaveAttribute('title', '21/11/2026, 07:00')
  expect(order?.querySelector('a')).toHaveAttribute('href', '/admin/orders/a1b2')
  expect(user).toHaveTextContent('Novo usuário, nome não informado')
})
