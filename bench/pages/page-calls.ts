export interface PageCall {
  what: string
  rpc: string
  args: Record<string, unknown>
  sql: string
  budget?: number
  /** The call must not scan this whole table; omitted for calls that count a whole table. */
  table?: string
}

type Limits = Pick<PageCall, 'budget' | 'table'>

const callsOf = (rpc: string, limits: Limits, cases: Record<string, [args: PageCall['args'], sql: string]>) =>
  Object.entries(cases).map(([what, [args, sql]]): PageCall => ({ what, rpc, args, sql, ...limits }))

const NEWEST = 'order by moved_at desc, id desc limit 20'
const SHIPMENT_PAGE = (where: string, offset = 0) =>
  `select s.*, o.order_number, o.status from (
     select * from public.tracking_shipments ${where} ${NEWEST} offset ${offset}
   ) s join public.orders o on o.id = s.order_id`

export const SHIPMENT_CALLS: PageCall[] = [
  ...callsOf(
    'list_shipments',
    { table: 'tracking_shipments' },
    {
      'page 1': [{}, SHIPMENT_PAGE('')],
      'row 90000 on': [{ page_offset: 90_000 }, SHIPMENT_PAGE('', 90_000)],
      'problema, page 1': [{ filter: { state: 'problema' } }, SHIPMENT_PAGE("where state = 'problema'")],
      'search of a whole code': [
        { filter: { search: 'AA000007919BR' } },
        SHIPMENT_PAGE("where tracking_code ilike '%AA000007919BR%'"),
      ],
      'search of a whole order number': [
        { filter: { search: 'LJ-2025-550000' } },
        SHIPMENT_PAGE("where order_id in (select id from public.orders where order_number ilike '%LJ-2025-550000%')"),
      ],
      'not moved for 7 days': [
        { filter: { stalled_days: 7 } },
        SHIPMENT_PAGE("where state <> 'entregue' and moved_at < now() - interval '168 hours'"),
      ],
    },
  ),
  ...callsOf(
    'shipment_counts',
    {},
    {
      'counts by state': [{}, 'select state, count(*) from public.tracking_shipments group by state'],
    },
  ),
  ...callsOf(
    'list_orders_without_code',
    {},
    {
      'orders sent without a code': [
        {},
        "select * from public.orders where status = 'enviado' and tracking_code is null order by shipped_at desc limit 20",
      ],
    },
  ),
]

const INVOICE_PAGE = (where: string) =>
  `select * from public.invoices ${where} order by listed_at desc, id desc limit 20`

export const INVOICE_CALLS: PageCall[] = [
  ...callsOf(
    'list_invoices',
    { table: 'invoices' },
    {
      'page 1': [{}, INVOICE_PAGE('')],
      'row 90000 on': [{ page_offset: 90_000 }, `${INVOICE_PAGE('')} offset 90000`],
      'search of a number': [{ filter: { search: '54321' } }, INVOICE_PAGE('where number = 54321')],
      'search of a document': [
        { filter: { search: '00000004321' } },
        INVOICE_PAGE("where customer_document = '00000004321'"),
      ],
      'search of an order number': [
        { filter: { search: 'LJ-2025-550000' } },
        INVOICE_PAGE("where order_number ilike '%LJ-2025-550000%'"),
      ],
    },
  ),
  ...callsOf(
    'invoice_totals',
    {},
    {
      'totals of all': [{}, 'select status, count(*), sum(total) from public.invoices group by status'],
    },
  ),
  ...callsOf(
    'list_uninvoiced_orders',
    {},
    {
      'orders without a note': [
        {},
        `select * from public.orders o where status in ('enviado', 'entregue') and not exists (
      select 1 from public.invoices i where i.order_id = o.id and i.status <> 'cancelada') order by created_at desc limit 20`,
      ],
    },
  ),
]

const FEEDBACK_PAGE = (where: string) =>
  `select f.*, u.full_name, p.main_image from (
     select * from public.feedbacks ${where} order by created_at desc, id desc limit 20
   ) f join public.profiles u on u.id = f.profile_id left join public.products p on p.id = f.product_id`

export const FEEDBACK_CALLS: PageCall[] = [
  ...callsOf(
    'list_feedbacks',
    { table: 'feedbacks' },
    {
      'page 1': [{}, FEEDBACK_PAGE('')],
      'pendente, page 1': [{ filter: { state: 'pendente' } }, FEEDBACK_PAGE("where state = 'pendente'")],
      'without a reply, one star': [
        { filter: { unanswered: true, rating: 1 } },
        FEEDBACK_PAGE('where replied_at is null and rating = 1'),
      ],
      'search "riscado", one in 500': [
        { filter: { search: 'riscado' } },
        FEEDBACK_PAGE("where comment_folded like '%riscado%'"),
      ],
      'search "recomendo", in nearly all': [
        { filter: { search: 'recomendo' } },
        FEEDBACK_PAGE("where comment_folded like '%recomendo%'"),
      ],
    },
  ),
  ...callsOf(
    'feedback_counts',
    {},
    {
      'counts by state and rating': [
        {},
        'select state, rating, count(*), count(*) filter (where replied_at is null) from public.feedbacks group by 1, 2',
      ],
    },
  ),
]

const LOG_PAGE = (where: string) =>
  `select * from public.tracking_logs ${where} order by created_at desc, id desc limit 20`

export const LOG_CALLS: PageCall[] = [
  ...callsOf(
    'list_tracking_logs',
    { table: 'tracking_logs' },
    {
      'page 1': [{}, LOG_PAGE('')],
      'row 500000 on': [{ page_offset: 500_000 }, `${LOG_PAGE('')} offset 500000`],
      'tiktok, failed': [
        { filter: { provider: 'tiktok', status: 'falhou' } },
        LOG_PAGE("where provider = 'tiktok' and status = 'falhou'"),
      ],
      'of one order': [
        { filter: { orders: 'LJ-2025-500050' } },
        LOG_PAGE("where upper(order_number) = 'LJ-2025-500050'"),
      ],
    },
  ),
  ...callsOf(
    'tracking_log_summary',
    { table: 'tracking_logs', budget: 0.5 },
    {
      'cards, chart and counts': [
        {},
        `select (created_at at time zone 'America/Sao_Paulo')::date, provider, status, event_name, count(*)
      from public.tracking_logs group by 1, 2, 3, 4`,
      ],
    },
  ),
  ...callsOf(
    'tracking_alarms',
    { table: 'tracking_logs' },
    {
      alarms: [{}, "select count(*) from public.tracking_logs where created_at > now() - interval '168 hours'"],
    },
  ),
]
