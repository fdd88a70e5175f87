import type { OrderDetails } from '@loja/data/orders'
import { formatBrl } from '@loja/domain/format'
import { formatAddressLines, formatFullAddress } from '@loja/domain/orders'
import { CopyableText } from './CopyableText'
import { FieldList, field } from './FieldList'
import { messages } from './messages'
import { TrackingCodeField } from './TrackingCodeField'

export function DeliveryFields({ order }: { order: OrderDetails }) {
  const { name, address } = order.shipping
  return (
    <FieldList title={messages.delivery}>
      {field(
        messages.address,
        address && (
          <CopyableText text={formatFullAddress(name, address)} what={messages.address}>
            {formatAddressLines(address).join('\n')}
          </CopyableText>
        ),
      )}
      {field(messages.shippingMethod, order.shipping.shippingMethod)}
      {field(messages.shippingCost, order.shippingCost !== null && formatBrl(order.shippingCost))}
      {field(messages.trackingCode, <TrackingCodeField key={order.id} order={order} />)}
    </FieldList>
  )
}
