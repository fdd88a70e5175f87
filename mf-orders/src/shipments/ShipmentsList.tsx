import type { ShipmentListRow } from '@loja/data'
import { ABSENT, formatDateTime, formatRelativeTime } from '@loja/domain'
import {
  ListDialogOpener,
  type ListField,
  QuietText,
  ResponsiveList,
  RowLink,
  RowLinks,
  type ShownRows,
} from '@loja/ui'
import { orderPath } from '../order-path'
import { TrackingCode } from '../tracking-code/TrackingCode'
import { messages } from './messages'
import { type ByMovement, movementSort } from './movement-sort'
import { ShipmentButton } from './ShipmentButton'
import { ShipmentStateLabel } from './ShipmentStateLabel'
import styles from './ShipmentsList.module.css'
import { shipmentPath } from './shipment-path'

const FIELDS: ListField<ShipmentListRow>[] = [
  {
    key: 'order',
    title: messages.order,
    card: 'heading',
    width: 160,
    render: ({ orderId, orderNumber }) => (
      <RowLink to={orderPath(orderId)} className={styles.number}>
        {orderNumber}
      </RowLink>
    ),
  },
  {
    key: 'code',
    title: messages.code,
    card: 'caption',
    width: 210,
    render: ({ trackingCode, carrier }) => (
      <>
        {trackingCode ? <TrackingCode code={trackingCode} carrier={carrier} /> : messages.noCode}
        <QuietText className={styles.event}>{carrier ?? ABSENT}</QuietText>
      </>
    ),
  },
  {
    key: 'state',
    title: messages.state,
    card: 'caption',
    width: 180,
    render: ({ state }) => <ShipmentStateLabel state={state} />,
  },
  {
    key: 'moved',
    title: messages.moved,
    card: 'caption',
    sortable: true,
    render: (shipment) => <NewestEvent shipment={shipment} />,
  },
  {
    key: 'actions',
    title: messages.actions,
    card: 'footer',
    align: 'end',
    width: 130,
    render: (shipment) => <ShipmentButton shipment={shipment} />,
  },
]

export function ShipmentsList({ sort, onSort, ...shown }: ShownRows<ShipmentListRow> & ByMovement) {
  return (
    <RowLinks>
      <ListDialogOpener pathOf={shipmentPath}>
        <ResponsiveList
          label={messages.title}
          fields={FIELDS}
          rowKey={(shipment) => shipment.id}
          sort={movementSort('moved', sort, onSort)}
          {...shown}
        />
      </ListDialogOpener>
    </RowLinks>
  )
}

/** How long ago, and what: as of when the row was drawn. */
function NewestEvent({ shipment: { movedAt, description, location, state } }: { shipment: ShipmentListRow }) {
  const words = [description, location].filter(Boolean).join(' · ')
  return (
    <>
      <time dateTime={movedAt} title={formatDateTime(movedAt)}>
        {formatRelativeTime(movedAt, Date.now())}
      </time>
      <QuietText className={styles.event}>{words || (state === 'aguardando' ? messages.noEvent : ABSENT)}</QuietText>
    </>
  )
}
