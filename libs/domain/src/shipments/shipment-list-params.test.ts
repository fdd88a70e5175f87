import { expect, test } from 'vitest'
import { limitShipmentSearch, resolveShipmentFilter, shipmentListParams } from './shipment-list-params'
import { toShipmentState } from './shipment-state'

function parse(query: string) {
  const pairs = new Map(query.split('&').map((pair) => pair.split('=').map(decodeURIComponent) as [string, string]))
  return shipmentListParams.parse({ get: (name) => pairs.get(name) ?? null })
}

test('[TRK-01] shipmentListParams ignores invalid values', () => {
  expect(
    parse('busca=417&estado=problema&transportadora=Rota%20Azul&parado=7&ordem=mais-antigos&por-pagina=50&pagina=2'),
  ).toEqual({
    search: '417',
    state: 'problema',
    carrier: 'Rota Azul',
    stalled: '7',
    sort: 'moved_asc',
    pageSize: 50,
    page: 2,
  })
  expect(parse('estado=perdido&parado=-1&transportadora=%00&ordem=x&por-pagina=7&pagina=0')).toEqual(
    shipmentListParams.initial,
  )
})

test('[TRK-05] shipmentListParams drops the carrier for orders without a code', () => {
  expect(parse('estado=sem_codigo&transportadora=Correios').carrier).toBeNull()
  const orders = shipmentListParams.change(parse('transportadora=Correios'), { state: 'sem_codigo' })
  expect([orders.state, orders.carrier]).toEqual(['sem_codigo', null])
  const shipments = shipmentListParams.change(orders, { carrier: 'Correios' })
  expect([shipments.state, shipments.carrier]).toEqual([null, 'Correios'])
})

test('[TRK-01] shipmentSearchParts joins the groups of a code', () => {
  const search = '#417; aa 123 456 785 br\u200b'
  expect(resolveShipmentFilter({ ...shipmentListParams.initial, search })).toEqual({
    search: '417 aa123456785br',
    state: null,
    carrier: null,
    stalled: null,
  })
  expect(limitShipmentSearch('AA 123 456 785 BR\n418')).toBe('AA123456785BR, 418')
})

test('an unknown state shows as in transit', () => {
  expect([toShipmentState('problema'), toShipmentState('teleportado')]).toEqual(['problema', 'em_transito'])
})
