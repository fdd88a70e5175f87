import { resolveShipmentFilter, shipmentListParams } from '@loja/domain/shipments'
import { expect, test } from 'vitest'
import { startPlatform } from '../test-support'
import { shipOrder, shippingConflictOf } from './ship-order'
import { getShipment } from './shipment-details'
import { countShipments, listShipmentCarriers, listShipments, type ShipmentListRow } from './shipments'
import { otherOrderOf, setTrackingCode, trackingCodeConflictOf } from './tracking-codes'
import { deleteTrackingEvent, saveTrackingEvent } from './tracking-events'

const backend = await startPlatform('admin')

const EVERY = resolveShipmentFilter(shipmentListParams.initial)
const PAGE = { ...EVERY, sort: 'moved_desc', page: 1, pageSize: 20 } as const
const ABSENT_ID = '00000000-0000-4000-8000-000000000000'
const NOTHING = { code: null, carrier: null }

async function makeOrder(): Promise<{ id: string; number: string }> {
  const [row] = await backend.sql<{ id: string; number: string }>(
    "insert into public.orders (status, shipping_address) values ('processando', $1) returning id, order_number as number",
    [{ name: 'Ana', phone: '(11) 98765-4321' }],
  )
  return row ?? { id: '', number: '' }
}

test('[TRK-01] [TRK-05] lists every kind of row with exact counts', async () => {
  const counts = await countShipments(EVERY)
  for (const state of ['problema', 'sem_codigo'] as const) {
    const rows = await listShipments({ ...PAGE, state })
    expect(rows).toHaveLength(counts[state])
    expect(new Set(rows.map((row) => (row.kind === 'order' ? 'sem_codigo' : row.state)))).toEqual(new Set([state]))
  }
  const [row] = (await listShipments({ ...PAGE, state: 'entregue', page: 2 })) as ShipmentListRow[]
  const details = await getShipment(row?.id ?? '')
  expect(row).toMatchObject({
    orderNumber: details.order.number,
    state: details.state,
    movedAt: details.events[0]?.occurredAt,
  })
  expect(details.events.map(({ occurredAt }) => occurredAt)).toEqual(
    details.events
      .map(({ occurredAt }) => occurredAt)
      .sort()
      .reverse(),
  )
  expect(await listShipmentCarriers()).toContain('Rota Azul')
  const search = Array.from({ length: 900 }, (_, n) => `AA${n}`).join(' ')
  expect(await listShipments({ ...PAGE, search, stalled: '30', carrier: 'Correios' })).toEqual([])
  await expect(getShipment(ABSENT_ID)).rejects.toMatchObject({ code: 'not-found' })
})

test('[TRK-02] [TRK-03] writes codes and events and reports conflicts', async () => {
  const { id: orderId, number } = await makeOrder()
  const correios = { code: 'AA123456785BR', carrier: 'Correios' }
  await setTrackingCode({ orderId, ...correios, seen: NOTHING })
  const second = await setTrackingCode({ orderId, code: 'X-1234', carrier: null, seen: NOTHING }).catch(
    (error) => error,
  )
  expect(trackingCodeConflictOf(second)).toEqual(correios)
  expect(trackingCodeConflictOf(new Error('conflict'))).toBeNull()
  const elsewhere = await makeOrder()
  const shared = { orderId: elsewhere.id, ...correios, seen: { ...NOTHING, status: 'processando' } } as const
  for (const write of [() => setTrackingCode(shared), () => shipOrder({ ...shared, another: false })]) {
    const refused = write()
    const error = await refused.catch((reason: unknown) => reason)
    expect([otherOrderOf(error), trackingCodeConflictOf(error), shippingConflictOf(error)]).toEqual([
      number,
      null,
      null,
    ])
  }
  await expect(setTrackingCode({ orderId: ABSENT_ID, ...correios, seen: NOTHING })).rejects.toMatchObject({
    code: 'not-found',
  })
  await expect(setTrackingCode({ orderId, code: 'é', carrier: null, seen: correios })).rejects.toMatchObject({
    code: 'invalid',
  })

  const [row] = await listShipments({ ...PAGE, search: 'AA123456785BR' })
  const shipmentId = row?.id ?? ''
  const event = {
    id: '00000000-0000-4000-8000-00000000e0e0',
    shipmentId,
    status: 'entregue',
    occurredAt: new Date(Date.now() - 3_600_000).toISOString(),
    location: 'Natal/RN',
    description: '',
    seen: null,
  } as const
  expect(await saveTrackingEvent(event)).toEqual({ isNewest: true })
  await expect(saveTrackingEvent({ ...event, location: 'Recife/PE' })).rejects.toMatchObject({ code: 'conflict' })
  await expect(saveTrackingEvent({ ...event, shipmentId: ABSENT_ID })).rejects.toMatchObject({ code: 'not-found' })
  expect(await getShipment(shipmentId)).toMatchObject({
    ...{ carrier: 'Correios', trackingCode: 'AA123456785BR', state: 'entregue' },
    order: {
      id: orderId,
      number,
      status: 'processando',
      shipping: { name: 'Ana', phone: '(11) 98765-4321' },
      items: [],
    },
    events: [{ status: 'entregue', location: 'Natal/RN', description: null, version: 1 }],
  })
  await expect(deleteTrackingEvent({ id: event.id, seen: 2 })).rejects.toMatchObject({ code: 'conflict' })
  await deleteTrackingEvent({ id: event.id, seen: 1 })
  await setTrackingCode({ orderId, ...NOTHING, seen: correios, shipmentId })
  await expect(getShipment(shipmentId)).rejects.toMatchObject({ code: 'not-found' })
})
