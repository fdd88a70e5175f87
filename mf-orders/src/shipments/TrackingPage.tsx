import type { ShipmentCounts } from '@loja/data'
import {
  resolveShipmentFilter,
  SHIPMENT_FILTER_STATES,
  SHIPMENT_PAGE_SIZES,
  SHIPMENT_STATES,
  shipmentListParams,
} from '@loja/domain'
import { ListPage, type ShownRows, useListParams } from '@loja/ui'
import { useMemo } from 'react'
import { ManyCodesButton } from './ManyCodesButton'
import { messages } from './messages'
import type { ByMovement } from './movement-sort'
import { OrdersWithoutCodeList } from './OrdersWithoutCodeList'
import { ShipmentFilters } from './ShipmentFilters'
import { ShipmentsList } from './ShipmentsList'
import { useShipmentCounts } from './use-shipment-counts'
import { useShipmentList } from './use-shipment-list'

type Rows = NonNullable<ReturnType<typeof useShipmentList>['data']>

export function TrackingPage() {
  const { params, setParams } = useListParams(shipmentListParams)
  const { page, pageSize, sort, state } = params
  const filter = useMemo(() => resolveShipmentFilter(params), [params])
  const list = useShipmentList({ ...filter, sort, page, pageSize })
  const counts = useShipmentCounts(filter)
  const total = counts.isPlaceholderData || !counts.data ? undefined : state ? counts.data[state] : sumOf(counts.data)
  const isAllWell = state === 'sem_codigo' && !shipmentListParams.isFiltered({ ...params, state: null })
  return (
    <ListPage
      title={messages.title}
      summary={counts.data && messages.summary(sumOf(counts.data))}
      actions={<ManyCodesButton />}
      cards={{
        failed: counts.isError,
        counts: SHIPMENT_FILTER_STATES.map((name) => ({
          title: messages.cards[name],
          count: counts.data?.[name],
          filter: {
            label: messages.showState(name),
            on: state === name,
            onToggle: () =>
              setParams((current) =>
                shipmentListParams.change(current, { state: current.state === name ? null : name }),
              ),
          },
        })),
      }}
      params={params}
      isFiltered={shipmentListParams.isFiltered(params)}
      setParams={setParams}
      rows={list}
      counts={[counts]}
      total={total}
      pageSizes={SHIPMENT_PAGE_SIZES}
      filters={<ShipmentFilters params={params} found={total} onChange={setParams} />}
      texts={isAllWell ? { ...messages, ...messages.noneWithoutCode } : messages}
    >
      {(shown) => (
        <Shown
          {...shown}
          sort={sort}
          onSort={(next) => setParams((current) => shipmentListParams.change(current, { sort: next }))}
        />
      )}
    </ListPage>
  )
}

function sumOf(counts: ShipmentCounts): number {
  return SHIPMENT_STATES.reduce((sum, state) => sum + counts[state], 0)
}

/** Rows are drawn as what they are: those of the last filter stay until the next ones are here. */
function Shown({ rows, ...shown }: ShownRows<Rows[number]> & ByMovement) {
  const orders = rows?.filter((row) => row.kind === 'order')
  if (orders?.length) return <OrdersWithoutCodeList rows={orders} {...shown} />
  return <ShipmentsList rows={rows?.filter((row) => row.kind === 'shipment')} {...shown} />
}
