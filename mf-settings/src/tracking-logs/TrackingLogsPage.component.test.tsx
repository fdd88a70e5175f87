import { api, renderPage } from '@loja/component-testing'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { TrackingLogsRoutes } from './TrackingLogsRoutes'

const LIST = 'rpc/list_tracking_logs'
const SUMMARY = 'rpc/tracking_log_summary'
const ALARMS = 'rpc/tracking_alarms'
const DETAILS = 'rpc/tracking_log_details'
const ID = '00000000-0000-4000-8000-000000000001'
const ORDER = { id: '00000000-0000-4000-8000-0000000000aa', number: 'LJ-2026-000418' }

/** A row of `list_tracking_logs()`. */
const buildLog = (change: object = {}) => ({
  id: ID,
  provider: 'meta',
  event_name: 'Purchase',
  event_id: 'p.1',
  status: 'falhou',
  source: 'servidor',
  http_status: 400,
  error_text: 'Invalid parameter',
  order_id: ORDER.id,
  order_number: ORDER.number,
  value: 99.9,
  created_at: '2026-11-21T10:00:00+00:00',
  ...change,
})

/** Two days ago in São Paulo, and yesterday. */
const [BEFORE, YESTERDAY] = [2, 1].map((days) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(Date.now() - days * 86_400_000),
)

const figures = (providers: object[] = []) => [
  {
    days: [
      { day: BEFORE, provider: 'meta', sent: 900, failed: 100, ignored: 7 },
      { day: YESTERDAY, provider: 'meta', sent: 95, failed: 5, ignored: 0 },
      { day: YESTERDAY, provider: 'ga4', sent: 40, failed: 0, ignored: 2 },
    ],
    event_names: ['PageView', 'Purchase'],
    providers: [
      { provider: 'meta', active: true, last_sent_at: new Date(Date.now() - 185_000).toISOString() },
      { provider: 'ga4', active: true, last_sent_at: null },
      ...providers,
    ],
  },
]

async function open({ at = '/admin/tracking-logs', alarms = [] }: { at?: string; alarms?: object[] } = {}) {
  api.answer(LIST, [
    buildLog(),
    buildLog({ id: ID.replace(/1$/, '2'), status: 'enviado', http_status: 200, error_text: null }),
  ])
  api.answer(SUMMARY, figures())
  api.answer(ALARMS, alarms)
  return show(at)
}

async function show(at = '/admin/tracking-logs') {
  const view = await renderPage(<TrackingLogsRoutes />, { at, path: '/admin/tracking-logs/*' })
  const card = (name: string) =>
    view.getByRole('list', { name: 'Provedores' }).getByRole('listitem').filter({ hasText: name })
  return {
    ...view,
    card,
    figuresOf: (name: string) => [...card(name).element().querySelectorAll('dd')].map((dd) => dd.textContent),
    address: () => view.router.state.location,
    failure: (text: string) => view.getByRole('main').getByRole('alert').filter({ hasText: text }),
  }
}

test('[LOG-01] cards say what each provider was sent, what failed, and when it was last heard of', async () => {
  const { figuresOf, card, getByText } = await open()
  await expect.poll(() => figuresOf('Meta')).toEqual(['90,5%', '995', '105', 'há 3 minutos'])
  expect(figuresOf('GA4')).toEqual(['100%', '40', '0', 'nunca'])
  expect(figuresOf('TikTok')).toEqual(['—', '0', '0', 'nunca'])
  await expect.element(card('TikTok')).toHaveTextContent('Não está ativo')
  await expect.element(card('Meta')).not.toHaveTextContent('Não está ativo')
  await expect.element(getByText(/^1\.149 eventos · Atualizado às \d\d:\d\d$/)).toBeVisible()
})

test('[LOG-01] a card shows its provider alone, by one request for rows and none for figures, and takes it back', async () => {
  const { card, address, getByText } = await open()
  await expect.element(getByText(/^1\.149 eventos/)).toBeVisible()
  const asked = api.count(SUMMARY)
  const only = card('Meta').getByRole('button', { name: 'Mostrar só Meta' })
  await only.click()
  await expect.element(getByText('1.107 eventos encontrados')).toBeVisible()
  expect(address().search).toBe('?provedor=meta')
  await expect.element(only).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => api.queries(LIST).at(-1)).toContain('by_provider=meta')
  expect(api.count(SUMMARY)).toBe(asked)
  await only.click()
  expect(address().search).toBe('')
})

test('[LOG-01] the chart tells each day by provider, with what failed, by keyboard; a day of the table narrows the list', async () => {
  const { getByRole, address, getByText } = await open()
  const chart = getByRole('slider', { name: /^Eventos por dia/ })
  await expect.element(chart).toHaveAttribute('aria-valuetext', expect.stringMatching(/: nenhum evento$/))
  chart.element().focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(chart).toHaveAttribute('aria-valuetext', expect.stringMatching(/: Meta 95, GA4 40, Falhas 5$/))
  await expect.element(getByText('Falhas 5', { exact: true })).toBeVisible()
  await userEvent.keyboard('{Home}')
  await expect.element(chart).toHaveAttribute('aria-valuetext', expect.stringMatching(/: Meta 900, Falhas 100$/))
  await getByText('Ver os números em tabela').click()
  const rows = getByRole('table', { name: 'Eventos por dia' }).getByRole('row')
  expect(rows.elements().map((row) => row.textContent?.slice(10))).toEqual([
    expect.stringContaining('Meta: falhas'),
    '00000000',
    '9554000000',
    '900100000000',
  ])
  await rows.nth(2).getByRole('link').click()
  await expect.poll(() => address().search).toBe(`?de=${YESTERDAY}&ate=${YESTERDAY}`)
  await expect.poll(() => api.queries(SUMMARY).at(-1)).toContain(`first_day=${YESTERDAY}`)
})

test('[LOG-01] one event at its own address: what was sent, covered where it says something of somebody', async () => {
  api.answer(DETAILS, [
    buildLog({
      event_id: null,
      payload: [
        { key: 'custom_data.currency', value: 'BRL', covered: false },
        { key: 'user_data.em[0]', value: null, covered: true },
        { key: '__proto__', value: null, covered: true },
      ],
    }),
  ])
  const { getByRole, address } = await open({ at: '/admin/tracking-logs?status=falhou' })
  const link = getByRole('table', { name: 'Analytics' }).getByRole('link', { name: 'Purchase' }).first()
  await link.click()
  expect(address().pathname).toBe(`/admin/tracking-logs/${ID}`)
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toHaveTextContent('Purchase · Meta')
  await expect.element(dialog.getByText('BRL')).toBeVisible()
  expect([...dialog.element().querySelectorAll('dl:last-of-type dt')].map((key) => key.textContent)).toContain(
    '__proto__',
  )
  await expect.element(dialog.getByText('oculto', { exact: true })).toHaveLength(2)
  await expect.element(dialog).toHaveTextContent('Sem ID: o provedor não reconhece o mesmo evento enviado duas vezes')
  await expect
    .element(dialog.getByRole('link', { name: ORDER.number }))
    .toHaveAttribute('href', `/admin/orders/${ORDER.id}`)
  await dialog.getByRole('button', { name: 'Fechar' }).last().click()
  await expect.poll(() => address().pathname).toBe('/admin/tracking-logs')
  expect(address().search).toBe('?status=falhou')
  await expect.element(link).toHaveFocus()
})

test.each([
  ['an event that is gone', ID, []],
  ['an address that names none', 'nada', undefined],
])('[LOG-01] %s says so, and closing leads to the list', async (_, id, answer) => {
  if (answer) api.answer(DETAILS, answer)
  const { address } = await open({ at: `/admin/tracking-logs/${id}` })
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toHaveTextContent('Evento não encontrado')
  await dialog.getByRole('button', { name: 'Fechar' }).last().click()
  await expect.poll(() => address().pathname).toBe('/admin/tracking-logs')
})

test('[LOG-01] [ERR-01] an event that cannot be loaded says so, and loads when tried again', async () => {
  api.fail(DETAILS)
  await open({ at: `/admin/tracking-logs/${ID}` })
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('Não foi possível carregar o evento.')).toBeVisible()
  api.answer(DETAILS, [buildLog({ payload: [] })])
  await dialog.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect.element(dialog).toHaveTextContent('O servidor da loja não registrou o conteúdo.')
})

test.each([
  ['rows', LIST, 'Não foi possível carregar os eventos.'],
  ['figures', SUMMARY, 'Não foi possível carregar os números dos eventos.'],
])(
  '[LOG-01] [ERR-01] %s that fail: the sentence, what could be read, and another try',
  async (_, failing, sentence) => {
    api.answer(LIST, [buildLog()])
    api.answer(SUMMARY, figures())
    api.answer(ALARMS, [])
    api.fail(failing)
    const { getByRole, figuresOf } = await show()
    await expect.element(getByRole('alert').filter({ hasText: 'Erro' })).toHaveTextContent(sentence)
    if (failing === SUMMARY) await expect.poll(() => figuresOf('Meta')).toEqual(['—', '—', '—', '—'])
    else await expect.poll(() => figuresOf('Meta')[1]).toBe('995')
    api.answer(LIST, [buildLog()])
    api.answer(SUMMARY, figures())
    await getByRole('button', { name: 'Tentar novamente' }).click()
    await expect.element(getByRole('link', { name: 'Purchase' })).toBeVisible()
    await expect.poll(() => figuresOf('Meta')[1]).toBe('995')
    await expect.element(getByRole('button', { name: 'Tentar novamente' })).not.toBeInTheDocument()
  },
)

test('[LOG-01] when reading again fails, what was on the screen stays', async () => {
  const { getByRole, figuresOf } = await open()
  await expect.poll(() => figuresOf('Meta')[1]).toBe('995')
  for (const path of [LIST, SUMMARY, ALARMS]) api.fail(path)
  await getByRole('button', { name: 'Atualizar' }).click()
  await expect
    .element(getByRole('alert').filter({ hasText: 'Não foi possível carregar os eventos.' }).first())
    .toBeVisible()
  expect(figuresOf('Meta')[1]).toBe('995')
  await expect.element(getByRole('link', { name: 'Purchase' })).toHaveLength(2)
})

test('[LOG-01] an empty log says where events come from, an empty search what to try', async () => {
  api.answer(LIST, [])
  api.answer(SUMMARY, [{ days: [], event_names: [], providers: [] }])
  api.answer(ALARMS, [])
  const { getByText, getByRole } = await show()
  await expect.element(getByText('Os eventos aparecem aqui quando o servidor da loja registra um envio')).toBeVisible()
  await expect.element(getByText('Nenhum evento no período').first()).toBeVisible()
  await getByRole('searchbox', { name: 'Buscar por número do pedido' }).fill('417')
  await expect.element(getByText('Tente ajustar os filtros; o pedido é buscado pelo número inteiro')).toBeVisible()
  await expect.poll(() => api.queries(SUMMARY).at(-1)).toContain('orders=417')
})

const SINCE = '2026-11-22T02:00:00+00:00'
const ALL_ALARMS = [
  { code: 'silent', provider: 'ga4', figures: {}, since: SINCE },
  { code: 'silent', provider: 'tiktok', figures: {}, since: null },
  { code: 'failures', provider: 'meta', figures: { failed: 6, tried: 49, hours: 2 }, since: SINCE },
  { code: 'duplicates', provider: 'meta', figures: { orders: 3, first: [ORDER] }, since: SINCE },
  { code: 'test_code', provider: 'meta', figures: {}, since: SINCE },
  { code: 'unsent_orders', provider: null, figures: { orders: 3, paid: 17, first: [ORDER] }, since: SINCE },
]

test('[LOG-03] each alarm says what is wrong and what to do, and leads there', async () => {
  const { getByRole } = await open({ alarms: ALL_ALARMS })
  const panel = getByRole('region', { name: '6 alertas' })
  await expect.element(panel.getByRole('listitem')).toHaveLength(6)
  const said = panel
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent)
  expect(said).toEqual([
    expect.stringContaining(
      'GA4 sem eventos há mais de 24 horasO último foi em 21/11/2026, 23:00. Confira o ID de métricas',
    ),
    expect.stringContaining('TikTok nunca recebeu um eventoConfira o ID do pixel e o token'),
    expect.stringContaining(
      '12,2% dos eventos da Meta falharamForam 6 de 49 em 21/11/2026, das 23:00 às 00:00. Aconteceu em 2 horas',
    ),
    expect.stringContaining(
      '3 compras contadas duas vezes pela MetaPedidos LJ-2026-000418 e 2 outros nos últimos 7 dias.',
    ),
    expect.stringContaining('Código de teste da Meta ligado há mais de 24 horasEstá ligado desde 21/11/2026, 23:00'),
    expect.stringContaining('3 de 17 pedidos pagos sem evento de compra'),
  ])
  const links = panel
    .getByRole('link')
    .elements()
    .map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Conferir configuração', '/admin/settings?aba=analytics&campo=google_analytics_id'],
    ['Conferir configuração', '/admin/settings?aba=tracking&campo=tiktok_pixel_id'],
    ['Ver as falhas', '/admin/tracking-logs?provedor=meta&status=falhou&de=2026-11-21&ate=2026-11-21'],
    ['Ver os eventos', '/admin/tracking-logs?pedido=LJ-2026-000418&provedor=meta&status=enviado'],
    ['Apagar o código', '/admin/settings?aba=tracking&campo=facebook_capi_test_code'],
    ['LJ-2026-000418', `/admin/orders/${ORDER.id}`],
  ])
  await expect.element(panel.getByText('e mais 2')).toBeVisible()
})

test('[LOG-03] no alarm says so; alarms that cannot be read say that, and not that all is well', async () => {
  api.fail(ALARMS)
  api.answer(LIST, [])
  api.answer(SUMMARY, figures())
  const { getByRole } = await show()
  const panel = getByRole('region', { name: 'Alertas' })
  await expect.element(panel.getByText('Não foi possível verificar os alertas.')).toBeVisible()
  await expect.element(panel.getByText('Nenhum alerta')).not.toBeInTheDocument()
  api.answer(ALARMS, [])
  await panel.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect.element(panel.getByText('Nenhum alerta')).toBeVisible()
})

test('[LOG-03] on a phone what is wrong is one line that opens, and a failure is not silence', async () => {
  await page.viewport(390, 844)
  api.fail(ALARMS)
  api.answer(LIST, [])
  api.answer(SUMMARY, figures())
  const { getByText, getByRole } = await show()
  await getByText('Não foi possível verificar os alertas.').first().click()
  api.answer(ALARMS, ALL_ALARMS)
  await getByRole('button', { name: 'Tentar novamente' }).click()
  await expect.element(getByText('6 alertas')).toBeVisible()
  await expect.element(getByRole('link', { name: 'Apagar o código' })).toBeVisible()
})

test.each([1280, 390])(
  '[LOG-01] [LOG-03] what comes takes the place of its shape at %i px: nothing jumps',
  async (width) => {
    await page.viewport(width, 900)
    const answers = [api.hold(LIST, [buildLog()]), api.hold(SUMMARY, figures()), api.hold(ALARMS, ALL_ALARMS)]
    const { getByRole, card, getByText } = await show()
    const places = () =>
      [
        ...['Meta', 'TikTok'].map((name) => card(name).element()),
        getByRole('region', { name: 'Eventos por dia' }).element(),
        getByText('Ver os números em tabela').element(),
        getByRole('searchbox').element(),
      ].map((part) => {
        const { left, top, width: wide } = part.getBoundingClientRect()
        return [left, top, wide]
      })
    await expect.element(card('TikTok')).toBeVisible()
    const before = places()
    for (const answer of answers) answer()
    await expect.element(getByRole('slider')).toBeInTheDocument()
    await expect.element(getByText('6 alertas')).toBeVisible()
    expect(places()).toEqual(before)
  },
)
