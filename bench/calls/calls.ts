import { FIRST_NUMBER } from '../orders/fill-orders'

export interface Call {
  page: string
  what: string
  rpc: string
  args: Record<string, unknown>
  table: string
  text: string
  budget?: number
}

type Arguments = Record<string, unknown>
const PAGE = 0.2

const callsOf = (
  on: Pick<Call, 'page' | 'table' | 'text'>,
  calls: [what: string, rpc: string, args?: Arguments, budget?: number][],
): Call[] => calls.map(([what, rpc, args = {}, budget]) => ({ ...on, what, rpc, args, ...(budget && { budget }) }))

const pagesOf = (rpc: string, filters: Record<string, Arguments>, args: Arguments = {}) =>
  Object.entries(filters).map(([what, filter]): [string, string, Arguments, number] => [
    what,
    rpc,
    { filter, ...args },
    PAGE,
  ])

export function callsOn(orders: number): Call[] {
  const number = `LJ-2025-${FIRST_NUMBER + Math.floor(orders / 2)}`
  return [
    ...callsOf({ page: 'products', table: 'public.products', text: 'description' }, [
      ...pagesOf(
        'search_products',
        { 'page 1': {}, 'one in 8': { search: 'jas' }, 'one product': { search: '000417' } },
        { page_size: 20 },
      ),
      ['counts', 'products_by_category_counts', {}, PAGE],
      ['brands', 'list_product_groups', { kind: 'brand' }, PAGE],
      ['counts of one in 8', 'products_by_category_counts', { filter: { search: 'jas' } }],
      ['batch of the catalogue', 'list_catalogue_batch'],
    ]),
    ...callsOf({ page: 'Ctrl+K', table: 'private.order_search', text: 't::text' }, [
      ...Object.entries({ number, name: 'zuleica', 'frequent name': 'maria silva', product: 'jasmim noturno' }).map(
        ([what, p_search]): [string, string, Arguments, number] => [what, 'palette_search', { p_search }, PAGE],
      ),
    ]),
    ...callsOf({ page: 'order entry', table: 'private.order_search', text: 't::text' }, [
      ...Object.entries({ customer: 'zuleica', 'frequent customer': 'maria silva' }).map(
        ([what, search]): [string, string, Arguments, number] => [what, 'find_customers', { search }, PAGE],
      ),
    ]),
    ...callsOf({ page: 'orders', table: 'public.orders', text: 'shipping_address::text' }, [
      ['counts by status', 'order_status_counts', {}, PAGE],
    ]),
    ...callsOf({ page: 'dashboard', table: 'public.orders', text: 'shipping_address::text' }, [
      ['work to do', 'work_to_do', {}, PAGE],
      ['totals', 'dashboard_summary', {}, PAGE],
      ...[7, 30, 90].map((days): [string, string, Arguments, number] => [
        `sales of ${days} days`,
        'sales_figures',
        { first_day: dayBefore(days - 1), last_day: dayBefore(0) },
        1,
      ]),
    ]),
    ...callsOf({ page: 'users', table: 'public.profiles', text: 'search_text' }, [
      ...pagesOf('search_profiles', { 'page 1': {}, 'two letters': { search: 'zu' }, 'a phone': { search: '(11) 9' } }),
      ['count of a name', 'count_profiles', { filter: { search: 'pizzolatto' } }],
    ]),
    ...callsOf({ page: 'shipments', table: 'public.tracking_shipments', text: 'tracking_code' }, [
      ...pagesOf('list_shipments', {
        'page 1': {},
        'one state': { state: 'problema' },
        'a code': { search: 'AA000004170BR' },
        'an order': { search: number },
        'not moved for 7 days': { stalled_days: 7 },
      }),
      ['counts by state', 'shipment_counts', {}, PAGE],
      ['orders sent without a code', 'list_orders_without_code'],
    ]),
    ...callsOf({ page: 'invoices', table: 'public.invoices', text: 'order_number' }, [
      ...pagesOf('list_invoices', {
        'page 1': {},
        'a number': { search: '4321' },
        'a document': { search: '00000004321' },
        'an order': { search: number },
      }),
      ['totals', 'invoice_totals'],
      ['orders without an invoice', 'list_uninvoiced_orders'],
      ['their totals', 'uninvoiced_totals', {}, PAGE],
    ]),
    ...callsOf({ page: 'feedbacks', table: 'public.feedbacks', text: 'comment_folded' }, [
      ...pagesOf('list_feedbacks', {
        'page 1': {},
        'one state': { state: 'pendente' },
        'a rare word': { search: 'riscado' },
      }),
      ['counts by state and rating', 'feedback_counts'],
    ]),
    ...callsOf({ page: 'tracking logs', table: 'public.tracking_logs', text: 'event_id' }, [
      ...pagesOf('list_tracking_logs', {
        'page 1': {},
        'failed, one provider': { provider: 'tiktok', status: 'falhou' },
        'an order': { orders: number },
      }),
      ['cards and chart', 'tracking_log_summary', {}, 0.5],
      ['alarms', 'tracking_alarms'],
    ]),
    ...callsOf({ page: 'activity', table: 'private.activity_entries', text: 'label' }, [
      ...['list_activity', 'count_activity'].flatMap((rpc) =>
        pagesOf(rpc, { [rpc]: {}, [`${rpc}, kind`]: { kind: 'order' }, [`${rpc}, number`]: { search: number } }),
      ),
    ]),
  ]
}

const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' })
const dayBefore = (days: number) => today.format(Date.now() - days * 86_400_000)
