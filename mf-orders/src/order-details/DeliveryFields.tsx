import type { OrderDetails } from '@loja/data'
import { formatAddressLines, formatBrlOrAbsent } from '@loja/domain'
import { CopyableText } from './CopyableText'
import { Field, FieldList } from './FieldList'
import { messages } from './messages'

/** Where the order goes and how, with the codes to follow it by. */
export function DeliveryFields({ order }: { order: OrderDetails }) {
  const address = formatAddressLines(order.shipping.address)
  return (
    <FieldList title={messages.delivery}>
      <Field label={messages.address}>{address.length > 0 ? address.join('\n') : null}</Field>
      <Field label={messages.shippingMethod}>{order.shipping.shippingMethod}</Field>
      <Field label={messages.shippingCost}>{formatBrlOrAbsent(order.shippingCost)}</Field>
      <Field label={messages.trackingCode}>
        {order.trackingCodes.length === 0
          ? messages.noTrackingCode
          : order.trackingCodes.map(({ code, carrier }) => (
              <div key={code}>
                <CopyableText text={code} what={messages.trackingCode}>
                  {carrier ? `${code} (${carrier})` : code}
                </CopyableText>
              </div>
            ))}
      </Field>
    </FieldList>
  )
}
