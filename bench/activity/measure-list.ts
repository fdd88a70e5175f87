import { summarize } from '../support/measure'
import { type Setting, take } from '../support/setting'
import { fillTimeline, PRODUCT } from './fill-activity'

const SHOP = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
const FILTERS = {
  none: {},
  'a frequent kind': { kind: 'order' },
  'a rare kind': { kind: 'setting' },
  'a person': { actor: SHOP },
  'a kind that the person never wrote': { actor: SHOP, kind: 'setting' },
  'a number': { search: 'LJ-2025-1000417' },
  'frequent words': { search: 'perfume zafirane' },
  'words without an entry': { search: 'inexistente' },
  'two letters': { search: 'za' },
  'a month': { first_day: '2025-01-01', last_day: '2025-01-31' },
}
const TIMELINE_MS = 20

export async function measureActivityList({ report, backend, admin }: Setting): Promise<void> {
  const { client } = admin
  const scan = {
    run: () =>
      backend.sql("select kind, count(*) from private.activity_entries where label ilike '%jasmim%' group by 1"),
  }
  report.section('Pages and counts through the API against a scan that compares labels')
  for (const [name, filter] of Object.entries(FILTERS)) {
    const calls = {
      page: () => take(client.rpc('list_activity', { filter })),
      count: () => take(client.rpc('count_activity', { filter })),
    }
    for (const [part, run] of Object.entries(calls)) {
      const comparison = { what: `${name}, ${part}`, ours: { run }, reference: scan, against: 'SQL, ilike' }
      await report.compare({ ...comparison, budget: 0.2, rounds: 3 })
    }
  }
  await measureTimelines({ report, backend, admin })
}

const LEFT_OUT = '{orders insert,products insert,order_messages insert,tracking_events insert}'

async function measureTimelines({ report, backend, admin }: Setting): Promise<void> {
  const [order] = await backend.sql<{ id: string }>('select id from public.orders order by id limit 1')
  if (!order) throw new Error('There is no order.')
  await fillTimeline(backend, order.id)
  const timelines = {
    'a product in bulk changes': timelineSql(backend, PRODUCT),
    'an order, most left out': timelineSql(backend, order.id),
    'the same through the API': () =>
      take(admin.client.rpc('object_timeline', { object_kind: 'order', object_id: order.id, most: 50 })),
  }
  for (const [name, timeline] of Object.entries(timelines)) {
    const times: number[] = []
    let entries = 0
    for (let round = 0; round < 21; round += 1) {
      const start = performance.now()
      entries = (await timeline()).length
      times.push(performance.now() - start)
    }
    const { median } = summarize(times)
    report.check({
      what: `timeline of ${name}, median of ${times.length}, ${entries} entries`,
      found: `${median.toFixed(1)} ms`,
      budget: `${TIMELINE_MS} ms`,
      passed: median < TIMELINE_MS,
    })
  }
}

const timelineSql =
  ({ sql }: Setting['backend'], id: string) =>
  () =>
    sql('select * from private.object_activity($1, 50, $2)', [id, LEFT_OUT])
