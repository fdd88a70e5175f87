import { EyeOutlined } from '@ant-design/icons'
import type { OrderWithoutCode, ShipmentListRow } from '@loja/data/shipments'
import { ABSENT, formatDateTime, formatRelativeTime } from '@loja/domain/format'
import { ORDER_SEARCH_LIMIT, orderNumbersLeftOut } from '@loja/domain/orders'
import {
  limitShipmentSearch,
  SHIPMENT_FILTER_STATES,
  type ShipmentFilter,
  type ShipmentState,
  STALLED_DAYS,
} from '@loja/domain/shipments'
import { shipmentStateLabels } from '@loja/records'
import { dialogButton } from '@loja/ui/dialogs'
import { actionsField, type FilterControls, type ListField } from '@loja/ui/lists'
import looks from '@loja/ui/looks.module.css'
import {
  orderStatusColors,
  PageLink,
  QuietText,
  RowButton,
  StatusLabel,
  type StatusLook,
  useOpenListDialog,
} from '@loja/ui/parts'
import { Button } from 'antd'
import { useMemo } from 'react'
import { leftOutText } from '../left-out-text'
import { codeDialog } from '../tracking-code/code-dialog'
import { messages as codeMessages } from '../tracking-code/open-messages'
import { TrackingCode } from '../tracking-code/TrackingCode'
import { messages } from './messages'
import { useShipmentCarriers } from './queries'
import styles from './shipment-fields.module.css'
import { shipmentButtonId } from './shipment-path'

/** The colours of the corresponding order statuses. */
export const SHIPMENT_STATE_LOOKS: Record<ShipmentState, StatusLook> = {
  aguardando: { color: orderStatusColors.cancelado, word: shipmentStateLabels.aguardando },
  postado: { color: orderStatusColors.pendente, word: shipmentStateLabels.postado },
  em_transito: { color: orderStatusColors.processando, word: shipmentStateLabels.em_transito },
  saiu_para_entrega: { color: orderStatusColors.enviado, word: shipmentStateLabels.saiu_para_entrega },
  entregue: { color: orderStatusColors.entregue, word: shipmentStateLabels.entregue },
  problema: { color: 'var(--ant-color-error)', word: shipmentStateLabels.problema },
}

const SHIPMENT_FIELDS: ListField<ShipmentListRow>[] = [
  {
    key: 'order',
    title: messages.order,
    card: 'heading',
    width: 148,
    render: ({ orderId, orderNumber }) => <OrderLink id={orderId} number={orderNumber} />,
  },
  {
    key: 'code',
    title: messages.code,
    card: 'caption',
    width: 210,
    render: ({ trackingCode, carrier }) => (
      <>
        {trackingCode ? <TrackingCode code={trackingCode} carrier={carrier} /> : messages.noCode}
        <QuietText className={`${looks.caption} ${looks.block}`} data-copied-as={messages.carrier}>
          {carrier ?? ABSENT}
        </QuietText>
      </>
    ),
  },
  {
    key: 'state',
    title: messages.state,
    card: 'footer',
    width: 168,
    render: ({ state }) => <StatusLabel {...SHIPMENT_STATE_LOOKS[state]} />,
  },
  {
    key: 'moved',
    title: messages.moved,
    card: 'caption',
    sortable: true,
    text: ({ movedAt }) => formatDateTime(movedAt),
    render: ({ movedAt, description, location, state }) => (
      <Moment at={movedAt} heading={messages.event}>
        {[description, location].filter(Boolean).join(' · ') || (state === 'aguardando' ? messages.noEvent : ABSENT)}
      </Moment>
    ),
  },
  actionsField(messages.actions, 130, (shipment) => <ShipmentButton shipment={shipment} />),
]

/** Orders sent without a code (TRK-05), which is typed in the row. */
const ORDER_FIELDS: ListField<OrderWithoutCode>[] = [
  {
    key: 'order',
    title: messages.order,
    card: 'heading',
    width: 160,
    render: ({ id, orderNumber }) => <OrderLink id={id} number={orderNumber} />,
  },
  {
    key: 'moved',
    title: messages.sentAt,
    card: 'caption',
    width: 180,
    sortable: true,
    text: ({ sentAt }) => formatDateTime(sentAt),
    render: ({ sentAt }) => <Moment at={sentAt}>{formatDateTime(sentAt)}</Moment>,
  },
  { key: 'customer', title: messages.customer, card: 'caption', render: ({ customerName }) => customerName ?? ABSENT },
  {
    key: 'method',
    title: messages.shippingMethod,
    card: 'aside',
    width: 140,
    render: ({ shippingMethod }) => shippingMethod ?? ABSENT,
  },
  actionsField(messages.code, 180, (order) => <CodeButton order={order} />),
]

export const FIELDS = { orders: ORDER_FIELDS, shipments: SHIPMENT_FIELDS }

function OrderLink({ id, number }: { id: string; number: string }) {
  return (
    <PageLink page="orders" below={`/${id}`} className={`${looks.breaking} ${looks.nowrapInTable}`}>
      {number}
    </PageLink>
  )
}

function Moment({ at, heading, children }: { at: string; heading?: string; children: string }) {
  return (
    <>
      <time dateTime={at} title={formatDateTime(at)}>
        {formatRelativeTime(at, Date.now())}
      </time>
      <QuietText className={styles.lastEvent} title={children} data-copied-as={heading}>
        {children}
      </QuietText>
    </>
  )
}

function ShipmentButton({ shipment: { id, orderNumber } }: { shipment: ShipmentListRow }) {
  const open = useOpenListDialog()
  return (
    <Button
      type="text"
      id={shipmentButtonId(id)}
      data-open
      icon={<EyeOutlined aria-hidden />}
      aria-label={messages.detailsOf(orderNumber)}
      onClick={() => open(id)}
    >
      {messages.details}
    </Button>
  )
}

function CodeButton({ order: { id, orderNumber } }: { order: OrderWithoutCode }) {
  return (
    <RowButton
      icon="edit"
      aria-label={codeMessages.enterFor(orderNumber)}
      aria-keyshortcuts="E"
      {...dialogButton(codeDialog, { id })}
    >
      {codeMessages.enter}
    </RowButton>
  )
}

export function useShipmentFilters(chosen: string | null): FilterControls<ShipmentFilter> {
  const { data: carriers } = useShipmentCarriers()
  return useMemo(() => {
    const names = [...new Set([...(carriers ?? []), ...(chosen ? [chosen] : [])])]
    return {
      search: {
        kind: 'search',
        label: messages.search,
        maxLength: ORDER_SEARCH_LIMIT,
        joinLines: limitShipmentSearch,
        leftOut: leftOutText(orderNumbersLeftOut, messages.leftOut),
      },
      state: {
        kind: 'select',
        label: messages.stateFilter,
        all: messages.allStates,
        options: SHIPMENT_FILTER_STATES.map((state) => ({ value: state, label: messages.states[state] })),
        popupMatchSelectWidth: false,
      },
      carrier: {
        kind: 'select',
        label: messages.carrierFilter,
        all: messages.allCarriers,
        options: names.map((name) => ({ value: name, label: name })),
        popupMatchSelectWidth: false,
      },
      stalled: {
        kind: 'select',
        label: messages.stalledFilter,
        all: messages.anyTime,
        options: STALLED_DAYS.map((days) => ({ value: days, label: messages.stalledFor(days) })),
        popupMatchSelectWidth: false,
      },
    }
  }, [carriers, chosen])
}
