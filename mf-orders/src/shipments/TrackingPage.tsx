import { shipmentListParams } from '@loja/domain/shipments'
import { ListPage, ResponsiveList, useListParams, useListQueries } from '@loja/ui/lists'
import { ManyCodesButton } from './ManyCodesButton'
import { messages } from './messages'
import { SHIPMENTS } from './queries'
import { FIELDS, useShipmentFilters } from './shipment-fields'

/** States in which something is still to happen. */
const FIGURES = ['aguardando', 'em_transito', 'saiu_para_entrega', 'problema'] as const

export function TrackingPage() {
  const address = useListParams(shipmentListParams)
  const { params, toggle, list } = address
  const queries = useListQueries(SHIPMENTS, address)
  const { counts, total } = queries
  const isWithoutCode = params.state === 'sem_codigo'
  const isAllDone = isWithoutCode && !list.isFiltered({ ...params, state: null })
  return (
    <ListPage
      address={address}
      queries={queries}
      texts={isAllDone ? { ...messages, ...messages.noneWithoutCode } : messages}
      actions={<ManyCodesButton />}
      cards={FIGURES.map((state) => ({
        title: messages.cards[state],
        count: counts?.[state],
        filter: toggle('state', state, messages.showState(state)),
      }))}
      filters={useShipmentFilters(params.carrier)}
      sorts={messages.sorts}
      found={total === undefined ? undefined : messages.found(total, isWithoutCode)}
      views={SHIPMENTS.views}
      columns={isWithoutCode ? FIELDS.orders : FIELDS.shipments}
    >
      {({ rows, ...shown }, show) => {
        const orders = rows?.filter((row) => row.kind === 'order')
        const shipments = rows?.filter((row) => row.kind === 'shipment')
        return orders?.length ? (
          <ResponsiveList {...shown} label={messages.states.sem_codigo} fields={show(FIELDS.orders)} rows={orders} />
        ) : (
          <ResponsiveList {...shown} label={messages.title} fields={show(FIELDS.shipments)} rows={shipments} />
        )
      }}
    </ListPage>
  )
}
