export interface PageCall {
  what: string
  rpc: string
  args: Record<string, unknown>
  /** Reads the same rows. Its plan is printed. */
  sql: string
  /** Limit of the ratio to the SQL. */
  budget?: number
  /** The call must not scan this whole table; omitted for calls that count a whole table. */
  table?: string
}

const NEWEST = 'order by moved_at desc, id desc limit 20'
const SHIPMENT_PAGE = (where: string, offset = 0) =>
  `select s.*, o.order_number, o.status from (
     select * from public.tracking_shipments ${where} ${NEWEST} offset ${offset}
   ) s join public.orders o on o.id = s.order_id`

export const SHIPMENT_CALLS: PageCall[] = [
  { what: 'page 1', rpc: 'list_shipments', args: {}, sql: SHIPMENT_PAGE(''), table: 'tracking_shipments' },
  {
    what: 'row 90000 on',
    rpc: 'list_shipments',
    args: { page_offset: 90_000 },
    sql: SHIPMENT_PAGE('', 90_000),
    table: 'tracking_shipments',
  },
  {
    what: 'problema, page 1',
    rpc: 'list_shipments',
    args: { filter: { state: 'problema' } },
    sql: SHIPMENT_PAGE("where state = 'problema'"),
    table: 'tracking_shipments',
  },
  {
    what: 'search of a whole code',
    rpc: 'list_shipments',
    args: { filter: { search: 'AA000007919BR' } },
    sql: SHIPMENT_PAGE("where tracking_code ilike '%AA000007919BR%'"),
    table: 'tracking_shipments',
  },
  {
    what: 'search of a whole order number',
    rpc: 'list_shipments',
    args: { filter: { search: 'LJ-2025-550000' } },
    sql: SHIPMENT_PAGE("where order_id in (select id from public.orders where order_number ilike '%LJ-2025-550000%')"),
    table: 'tracking_shipments',
  },
  {
    what: 'not moved for 7 days',
    rpc: 'list_shipments',
    args: { filter: { stalled_days: 7 } },
    sql: SHIPMENT_PAGE("where state <> 'entregue' and moved_at < now() - interval '168 hours'"),
    table: 'tracking_shipments',
  },
  {
    what: 'counts by state',
    rpc: 'shipment_counts',
    args: {},
    sql: 'select state, count(*) from public.tracking_shipments group by state',
  },
  {
    what: 'orders sent without a code',
    rpc: 'list_orders_without_code',
    args: {},
    sql: "select * from public.orders where status = 'enviado' and tracking_code is null order by shipped_at desc limit 20",
  },
]

const INVOICE_PAGE = (where: string) =>
  `select * from public.invoices ${where} order by listed_at desc, id desc limit 20`

export const INVOICE_CALLS: PageCall[] = [
  { what: 'page 1', rpc: 'list_invoices', args: {}, sql: INVOICE_PAGE(''), table: 'invoices' },
  {
    what: 'row 90000 on',
    rpc: 'list_invoices',
    args: { page_offset: 90_000 },
    sql: `${INVOICE_PAGE('')} offset 90000`,
    table: 'invoices',
  },
  {
    what: 'search of a number',
    rpc: 'list_invoices',
    args: { filter: { search: '54321' } },
    sql: INVOICE_PAGE('where number = 54321'),
    table: 'invoices',
  },
  {
    what: 'search of a document',
    rpc: 'list_invoices',
    args: { filter: { search: '00000004321' } },
    sql: INVOICE_PAGE("where customer_document = '00000004321'"),
    table: 'invoices',
  },
  {
    what: 'search of an order number',
    rpc: 'list_invoices',
    args: { filter: { search: 'LJ-2025-550000' } },
    sql: INVOICE_PAGE("where order_number ilike '%LJ-2025-550000%'"),
    table: 'invoices',
  },
  {
    what: 'totals of all',
    rpc: 'invoice_totals',
    args: {},
    sql: 'select status, count(*), sum(total) from public.invoices group by status',
  },
  {
    what: 'orders without a note',
    rpc: 'list_uninvoiced_orders',
    args: {},
    sql: `select * from public.orders o where status in ('enviado', 'entregue') and not exists (
      select 1 from public.invoices i where i.order_id = o.id and i.status <> 'cancelada') order by created_at desc limit 20`,
  },
]

const FEEDBACK_PAGE = (where: string) =>
  `select f.*, u.full_name, p.main_image from (
     select * from public.feedbacks ${where} order by created_at desc, id desc limit 20
   ) f join public.profiles u on u.id = f.profile_id left join public.products p on p.id = f.product_id`

export const FEEDBACK_CALLS: PageCall[] = [
  { what: 'page 1', rpc: 'list_feedbacks', args: {}, sql: FEEDBACK_PAGE(''), table: 'feedbacks' },
  {
    what: 'pendente, page 1',
    rpc: 'list_feedbacks',
    args: { filter: { state: 'pendente' } },
    sql: FEEDBACK_PAGE("where state = 'pendente'"),
    table: 'feedbacks',
  },
  {
    what: 'without a reply, one star',
    rpc: 'list_feedbacks',
    args: { filter: { unanswered: true, rating: 1 } },
    sql: FEEDBACK_PAGE('where replied_at is null and rating = 1'),
    table: 'feedbacks',
  },
  {
    what: 'search "riscado", one in 500',
    rpc: 'list_feedbacks',
    args: { filter: { search: 'riscado' } },
    sql: FEEDBACK_PAGE("where comment_folded like '%riscado%'"),
    table: 'feedbacks',
  },
  {
    what: 'search "recomendo", in nearly all',
    rpc: 'list_feedbacks',
    args: { filter: { search: 'recomendo' } },
    sql: FEEDBACK_PAGE("where comment_folded like '%recomendo%'"),
    table: 'feedbacks',
  },
  {
    what: 'counts by state and rating',
    rpc: 'feedback_counts',
    args: {},
    sql: 'select state, rating, count(*), count(*) filter (where replied_at is null) from public.feedbacks group by 1, 2',
  },
]

const LOG_PAGE = (where: string) =>
  `select * from public.tracking_logs ${where} order by created_at desc, id desc limit 20`

export const LOG_CALLS: PageCall[] = [
  { what: 'page 1', rpc: 'list_tracking_logs', args: {}, sql: LOG_PAGE(''), table: 'tracking_logs' },
  {
    what: 'row 500000 on',
    rpc: 'list_tracking_logs',
    args: { page_offset: 500_000 },
    sql: `${LOG_PAGE('')} offset 500000`,
    table: 'tracking_logs',
  },
  {
    what: 'tiktok, failed',
    rpc: 'list_tracking_logs',
    args: { by_provider: 'tiktok', by_status: 'falhou' },
    sql: LOG_PAGE("where provider = 'tiktok' and status = 'falhou'"),
    table: 'tracking_logs',
  },
  {
    what: 'of one order',
    rpc: 'list_tracking_logs',
    args: { orders: 'LJ-2025-500050' },
    sql: LOG_PAGE("where upper(order_number) = 'LJ-2025-500050'"),
    table: 'tracking_logs',
  },
  {
    what: 'cards, chart and counts',
    rpc: 'tracking_log_summary',
    args: {},
    sql: `select (created_at at time zone 'America/Sao_Paulo')::date, provider, status, event_name, count(*)
      from public.tracking_logs group by 1, 2, 3, 4`,
    budget: 0.5,
    table: 'tracking_logs',
  },
  {
    what: 'alarms',
    rpc: 'tracking_alarms',
    args: {},
    sql: "select count(*) from public.tracking_logs where created_at > now() - interval '168 hours'",
    table: 'tracking_logs',
  },
]
