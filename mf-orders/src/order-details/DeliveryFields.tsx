import type { OrderDetails } from '@loja/data'
import { formatAddressLines, formatBrlOrAbsent } from '@loja/domain'
import { Field, FieldList } from './FieldList'
import { messages } from './messages'
import { TrackingCodeField } from './TrackingCodeField'

export function DeliveryFields({ order }: { order: OrderDetails }) {
  const address = formatAddressLines(order.shipping.address)
  return (
    <FieldList title={messages.delivery}>
      <Field label={messages.address}>{address.length > 0 ? address.join('\n') : null}</Field>
      <Field label={messages.shippingMethod}>{order.shipping.shippingMethod}</Field>
      <Field label={messages.shippingCost}>{formatBrlOrAbsent(order.shippingCost)}</Field>
      <Field label={messages.trackingCode}>
        <TrackingCodeField key={order.id} order={order} />
      </Field>
    </FieldList>
  )
}
