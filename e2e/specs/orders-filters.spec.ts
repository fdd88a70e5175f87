import { OrdersPage } from '../pages/orders-page'
import { choose } from '../support/choose'
import { OrdersApi } from '../support/orders-api'
import { expect, test } from '../support/test'

test.use({ account: 'admin' })

let orders: OrdersPage
let api: OrdersApi
test.beforeEach(async ({ page, product }) => {
  orders = new OrdersPage(page)
  api = new OrdersApi(product)
})
test.afterEach(() => api.clean('FLT-'))

test('[ORD-11] opening the list asks once for rows and once for counts, neither with an exact row count', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (!/\/rest\/v1\/.*order/.test(url.pathname)) return
    asked.push(url.pathname)
    expect(request.headers().prefer ?? '').not.toContain('count')
  })
  await orders.open('?status=entregue&periodo=30-dias&ordem=maior-total')
  await expect(orders.rows().first()).toBeVisible()
  await expect(page.getByRole('definition').first()).toHaveText(/^\d+$/)
  expect(asked.sort()).toEqual(['/rest/v1/rpc/list_orders', '/rest/v1/rpc/order_status_counts'])
})

test('[ORD-02] numbers pasted from a column of a spreadsheet are all found, as many as a search takes', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await orders.open()
  await page.evaluate(() => navigator.clipboard.writeText('#LJ-2026-000301\r\nLJ-2026-000302\n000303\n'))
  await orders.search.focus()
  await page.keyboard.press('Control+V')
  await expect(orders.search).toHaveValue('#LJ-2026-000301, LJ-2026-000302, 000303')
  await expect(orders.rows()).toHaveCount(3)
  expect((await orders.numbers()).sort()).toEqual(['LJ-2026-000301', 'LJ-2026-000302', 'LJ-2026-000303'])
  await expect(page.getByText('Números: #LJ', { exact: false })).toHaveCount(0)
  await expect(page.getByText('Números: LJ-2026-000301, LJ-2026-000302, 000303')).toBeVisible()
  await page.reload()
  await expect(orders.rows()).toHaveCount(3)

  // Of more than a search takes the first are searched for, and it says what is left out.
  await orders.search.fill('')
  await expect(page).toHaveURL('/admin/orders')
  const pasted = Array.from({ length: 1037 }, (_, index) => `LJ-2026-${String(index + 1).padStart(6, '0')}`)
  await page.evaluate((text) => navigator.clipboard.writeText(text), pasted.join('\r\n'))
  await orders.search.focus()
  await page.keyboard.press('Control+V')
  const leftOut = page.getByText(
    '37 números ficaram de fora, a partir de LJ-2026-001001: uma busca usa no máximo 1.000.',
  )
  await expect(page.getByText('Números: 1.000')).toBeVisible()
  await expect(page.getByText('420 pedidos encontrados')).toBeVisible()
  await expect(leftOut).toBeVisible()
  // An address so long is opened again as any other.
  await page.reload()
  await expect(page.getByText('Números: 1.000')).toBeVisible()
  await expect(page.getByText('420 pedidos encontrados')).toBeVisible()
  await orders.search.fill('LJ-2026-000007')
  await expect(orders.rows()).toHaveCount(1)
  await expect(leftOut).toHaveCount(0)
})

test('[ORD-02] texts that mean something to a program are looked for letter for letter', async ({ page }) => {
  const texts = ['null', 'eq.1', 'is.null', 'in.(1)', '12345678901234567890', '{"a":1}']
  await api.insert(texts.map((text) => ({ order_number: `FLT-${text}` })))
  await orders.open()
  for (const text of texts) {
    await orders.search.fill(text)
    await expect(orders.rows()).toHaveCount(texts.filter((other) => other.includes(text)).length)
    await expect(page.getByRole('checkbox', { name: `Selecionar pedido FLT-${text}`, exact: true })).toBeVisible()
  }
  await orders.search.fill('eq.1?')
  await expect(page.getByText('Nenhum pedido encontrado')).toBeVisible()
})

test('[ORD-01] [ORD-02] cards and pager count what search and period find; the status filter narrows the list alone', async ({
  page,
}) => {
  const at = (second: string) => `2021-02-${second}`
  await api.insert([
    { order_number: 'FLT-1', status: 'pendente', created_at: at('03T02:59:59Z') },
    { order_number: 'FLT-2', status: null, created_at: at('03T03:00:00Z') },
    { order_number: 'FLT-3', status: 'processando', created_at: at('04T02:59:59Z') },
    { order_number: 'FLT-4', status: 'entregue', created_at: at('04T03:00:00Z') },
  ])
  await orders.open('?busca=flt-&de=2021-02-03&ate=2021-02-03')
  await expect(page.getByRole('definition')).toHaveText(['2', '1', '1', '0'])
  await expect(orders.rows()).toHaveCount(2)
  await orders.filterByStatus('Processando')
  await expect(orders.rows()).toHaveCount(1)
  await expect(orders.row('FLT-3')).toBeVisible()
  await expect(page.getByRole('definition')).toHaveText(['2', '1', '1', '0'])
  await expect(page.getByText('1 pedido encontrado')).toBeVisible()
})

test('[ORD-02] a period by name keeps its name in the address, free days their days; each is a tag that can go', async ({
  page,
}) => {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(new Date())
  const midnight = Date.parse(`${day}T00:00:00-03:00`)
  await api.insert([
    { order_number: 'FLT-ONTEM', created_at: new Date(midnight - 1).toISOString() },
    { order_number: 'FLT-HOJE', created_at: new Date(midnight).toISOString() },
  ])
  await orders.open('?busca=FLT-')
  await orders.filterByPeriod('Hoje')
  await expect(page).toHaveURL('/admin/orders?busca=FLT-&periodo=hoje')
  await expect(orders.rows()).toHaveCount(1)
  await expect(orders.row('FLT-HOJE')).toBeVisible()
  await page.reload()
  await expect(orders.row('FLT-HOJE')).toBeVisible()
  await orders.filterByPeriod('Últimos 7 dias')
  await expect(page).toHaveURL('/admin/orders?busca=FLT-&periodo=7-dias')
  await expect(orders.rows()).toHaveCount(2)
  for (const [label, name] of [
    ['Últimos 30 dias', '30-dias'],
    ['Este mês', 'este-mes'],
  ] as const) {
    await orders.filterByPeriod(label)
    await expect(page).toHaveURL(`/admin/orders?busca=FLT-&periodo=${name}`)
    await expect(page.getByText(`Período: ${label}`)).toBeVisible()
  }
  await orders.filterByPeriod('Escolher período')
  const typed = day.split('-').reverse().join('/')
  await page.getByLabel('De', { exact: true }).fill('03/02/2001')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/orders?busca=FLT-&de=2001-02-03')
  await expect(page.getByText('Período: desde 03/02/2001')).toBeVisible()
  await page.getByLabel('Até', { exact: true }).fill(typed)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/admin/orders?busca=FLT-&de=2001-02-03&ate=${day}`)
  await expect(page.getByText(`Período: 03/02/2001 a ${typed}`)).toBeVisible()
  await expect(orders.rows()).toHaveCount(2)
  await page.getByRole('button', { name: 'Remover filtro Período' }).click()
  await expect(page).toHaveURL('/admin/orders?busca=FLT-')
  await page.getByRole('button', { name: 'Remover filtro Número' }).click()
  await expect(page).toHaveURL('/admin/orders')
  await expect(orders.search).toHaveValue('')
})

test('[ORD-03] [NAV-05] sort and page size live in the address and are there after reload, back and another module', async ({
  page,
}) => {
  await orders.open()
  await page.getByRole('columnheader', { name: 'Total' }).click()
  await expect(page).toHaveURL('/admin/orders?ordem=maior-total')
  const totals = async () =>
    (await orders.rows().allInnerTexts()).map((row) =>
      Number(/R\$\s([\d.]+,\d{2})/.exec(row)?.[1]?.replaceAll('.', '').replace(',', '.')),
    )
  await expect(page.getByRole('columnheader', { name: 'Total' })).toHaveAttribute('aria-sort', 'descending')
  await expect
    .poll(async () => (await totals()).every((total, at, all) => at === 0 || total <= (all[at - 1] ?? 0)))
    .toBe(true)
  await page.getByRole('columnheader', { name: 'Total' }).click()
  await expect(page).toHaveURL('/admin/orders?ordem=menor-total')
  await expect
    .poll(async () => (await totals()).every((total, at, all) => at === 0 || total >= (all[at - 1] ?? 0)))
    .toBe(true)
  await page.getByRole('columnheader', { name: 'Data' }).click()
  // A second click turns the order that the heading shows.
  await expect(page.getByRole('columnheader', { name: 'Data' })).toHaveAttribute('aria-sort', 'descending')
  await page.getByRole('columnheader', { name: 'Data' }).click()
  await expect(page).toHaveURL('/admin/orders?ordem=mais-antigos')
  await expect(orders.rows().first()).toContainText('LJ-2026-000001')

  await page.getByRole('combobox', { name: 'Linhas por página' }).click()
  await choose(page, '100 / página')
  await expect(page).toHaveURL('/admin/orders?ordem=mais-antigos&por-pagina=100')
  await expect(orders.rows()).toHaveCount(100)
  const last = Number(await page.getByRole('definition').first().textContent()) - 400
  await page.getByRole('listitem', { name: '5', exact: true }).click()
  await expect(orders.rows()).toHaveCount(last)
  await page.reload()
  await expect(orders.rows()).toHaveCount(last)
  await page.getByRole('link', { name: 'Usuários' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Gerenciar Usuários' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/admin/orders?ordem=mais-antigos&por-pagina=100&pagina=5')
  await expect(orders.rows()).toHaveCount(last)
})
