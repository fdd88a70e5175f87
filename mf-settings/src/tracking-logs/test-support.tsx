import { api, renderPage } from '@loja/component-testing'
import { expect } from 'vitest'
import { TrackingLogsRoutes } from './TrackingLogsRoutes'

export const LIST = 'rpc/list_tracking_logs'
export const SUMMARY = 'rpc/tracking_log_summary'
export const ALARMS = 'rpc/tracking_alarms'
export const DETAILS = 'rpc/tracking_log_details'
export const ID = '00000000-0000-4000-8000-000000000001'
export const ORDER = { id: '00000000-0000-4000-8000-0000000000aa', number: 'LJ-2026-000418' }

export const askedFilter = (path: string): Record<string, string> =>
  JSON.parse(new URLSearchParams(api.queries(path).at(-1)).get('filter') ?? '{}')

export const buildLog = (change: object = {}) => ({
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

const dayAgo = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(Date.now() - days * 86_400_000)
const BEFORE = dayAgo(2)
export const YESTERDAY = dayAgo(1)

export const figures = (providers: object[] = []) => [
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

const SINCE = '2026-11-22T02:00:00+00:00'
export const ALL_ALARMS = [
  { code: 'silent', provider: 'ga4', figures: {}, since: SINCE },
  { code: 'silent', provider: 'tiktok', figures: {}, since: null },
  { code: 'failures', provider: 'meta', figures: { span: 'hour', failed: 6, tried: 49, hours: 2 }, since: SINCE },
  { code: 'duplicates', provider: 'meta', figures: { orders: 3, first: [ORDER] }, since: SINCE },
  { code: 'test_code', provider: 'meta', figures: {}, since: SINCE },
  { code: 'unsent_orders', provider: null, figures: { orders: 3, paid: 17, first: [ORDER] }, since: SINCE },
]

export async function open({ at = '/admin/tracking-logs', alarms = [] }: { at?: string; alarms?: object[] } = {}) {
  api.answer(LIST, [
    buildLog(),
    buildLog({ id: ID.replace(/1$/, '2'), status: 'enviado', http_status: 200, error_text: null }),
  ])
  api.answer(SUMMARY, figures())
  api.answer(ALARMS, alarms)
  return show(at)
}

export async function show(at = '/admin/tracking-logs') {
  const view = await renderPage(<TrackingLogsRoutes />, { at, path: '/admin/tracking-logs/*' })
  const fold = view.getByRole('button', { name: 'Números e alertas' })
  await expect.element(fold).toBeVisible()
  if (fold.element().getAttribute('aria-expanded') === 'false') await fold.click()
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
