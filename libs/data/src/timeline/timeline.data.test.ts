import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { undoChange } from '../changes/undo'
import { updateOrderStatus } from '../orders/orders'
import { firstId } from '../orders/test-support'
import { changeProducts } from '../products/product-bulk'
import { startPlatform } from '../test-support'
import { followTimeline } from './follow-timeline'
import { insertStaffNote, updateStaffNote } from './staff-notes'
import { listTimeline } from './timeline'
import type { TimelineSubject } from './timeline-subject'

const backend = await startPlatform('admin')

const all = { most: 100, onlyNotes: false }
const makeOrder = async (): Promise<TimelineSubject> => {
  const id = await backend.insert('orders', { total: 1, created_at: '2026-01-01T12:00:00Z' })
  return { kind: 'order', id }
}
const kinds = async (subject: TimelineSubject, request = all) =>
  (await listTimeline(subject, request)).map(({ kind }) => kind)

test('[TIME-01] the timeline of an order has its creation, messages, carrier events, invoices and notes, newest first', async () => {
  const order = await makeOrder()
  await backend.sql(
    `insert into public.order_messages (order_id, kind, opened_at) values ('${order.id}', 'enviado', '2026-01-05');
    insert into public.tracking_shipments (order_id, tracking_code) values ('${order.id}', 'AA100000001BR');
    insert into public.tracking_events (tracking_shipment_id, status, location, occurred_at)
      select s.id, 'postado', 'São Paulo', '2026-01-03' from public.tracking_shipments s where s.order_id = '${order.id}'`,
  )
  const note = await insertStaffNote({ id: randomUUID(), subject: order, body: 'Ligar antes' })
  const entries = await listTimeline(order, all)
  expect(entries.filter(({ kind }) => kind !== 'activity')).toMatchObject([
    { kind: 'note', note: { ...note, createdAt: note.createdAt }, actor: expect.stringMatching(/\S/) },
    { kind: 'message', message: 'enviado', actor: null },
    { kind: 'tracking', status: 'postado', location: 'São Paulo', description: null },
    { kind: 'created', at: expect.stringContaining('2026-01-01T12:00:00') },
  ])
  expect(await kinds(order, { most: 2, onlyNotes: false })).toEqual(entries.slice(0, 2).map(({ kind }) => kind))
  expect(await kinds(order, { most: 100, onlyNotes: true })).toEqual(['note'])
})

test('[TIME-01] the timeline of a product has its feedbacks without the customer', async () => {
  const id = await backend.value<string>('select product_id as id from public.feedbacks limit 1')
  const entries = await listTimeline({ kind: 'product', id }, all)
  expect(entries).toContainEqual(expect.objectContaining({ kind: 'feedback', actor: null }))
  expect(entries.at(-1)).toMatchObject({ kind: 'created' })
})

test('[TIME-01] the timeline of an order has recorded writes from value to value, with the account', async () => {
  const order = await makeOrder()
  await updateOrderStatus({ id: order.id, seen: 'pendente', status: 'enviado' })
  const note = await insertStaffNote({ id: randomUUID(), subject: order, body: 'Ligar antes' })
  await updateStaffNote({ note, body: 'Ligar depois' })
  const recorded = (await listTimeline(order, all)).filter(({ kind }) => kind === 'activity')
  expect(recorded).toMatchObject([
    {
      facts: { relation: 'orders', operation: 'update', rowCount: 1, changes: { status: [null, 'enviado'] } },
      by: null,
      actor: expect.stringMatching(/\S/),
    },
  ])
})

test('[TIME-01] a bulk change is in the timeline of each of its products, and so is its undo', async () => {
  const [one, other] = await backend.sql<{ id: string }>('select id from public.products order by id limit 2')
  const ids = { [one?.id ?? '']: 1, [other?.id ?? '']: 1 }
  const { changeId } = await changeProducts({ seen: ids }, { kind: 'status', active: false })
  await undoChange(changeId ?? '')
  for (const id of Object.keys(ids)) {
    const entries = (await listTimeline({ kind: 'product', id }, all)).filter(({ kind }) => kind === 'activity')
    expect(entries.slice(0, 2)).toMatchObject([
      { recordId: changeId, facts: { cause: 'undo', rowCount: 2 } },
      { recordId: changeId, facts: { cause: 'status', rowCount: 2, details: { active: false } } },
    ])
  }
})

test('[TIME-02] changes of an order reach its open timeline, those of other orders do not', async () => {
  const order = await makeOrder()
  let calls = 0
  const stop = followTimeline(order, () => {
    calls += 1
  })
  const called = (times: number) => vi.waitFor(() => expect(calls).toBe(times), { timeout: 10_000 })
  await called(5)
  await insertStaffNote({ id: randomUUID(), subject: { kind: 'order', id: await firstId(1) }, body: 'De outro' })
  await insertStaffNote({ id: randomUUID(), subject: order, body: 'Ligar antes' })
  await called(6)
  await backend.sql(`insert into public.order_messages (order_id, kind) values ('${order.id}', 'enviado')`)
  await called(7)
  await backend.sql(`insert into public.tracking_shipments (order_id) values ('${order.id}')`)
  await called(8)
  stop()
})
