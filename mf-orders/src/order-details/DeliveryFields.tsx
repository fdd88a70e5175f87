import type { OrderDetails } from '@loja/data'
import { formatAddressLines, formatBrlOrAbsent, formatFullAddress } from '@loja/domain'
import { CopyableText } from './CopyableText'
import { Field, FieldList } from './FieldList'
import { messages } from './messages'
import { TrackingCodeField } from './TrackingCodeField'

export function DeliveryFields({ order }: { order: OrderDetails }) {
  const { name, address } = order.shipping
  return (
    <FieldList title={messages.delivery}>
      <Field label={messages.address}>
        {address && (
          <CopyableText text={formatFullAddress(name, address)} what={messages.address}>
            {formatAddressLines(address).join('\n')}
          </CopyableText>
        )}
      </Field>
      <Field label={messages.shippingMethod}>{order.shipping.shippingMethod}</Field>
      <Field label={messages.shippingCost}>{formatBrlOrAbsent(order.shippingCost)}</Field>
      <Field label={messages.trackingCode}>
        <TrackingCodeField key={order.id} order={order} />
      </Field>
    </FieldList>
  )
}
