import { dataQuery } from '@loja/data/client'
import type { OrderDetails, Payment } from '@loja/data/orders'
import { getSettings, settingsKeys } from '@loja/data/settings'
import { whatsAppText } from '@loja/domain/format'
import { type MessageKind, messageFacts, orderMessage } from '@loja/domain/messages'
import type { PaidState } from '@loja/domain/orders'
import { getPlatformConfig } from '@loja/platform'
import { useQuery } from '@tanstack/react-query'
import { pixOf } from '../payments/pix'

export type MessageOrder = Pick<
  OrderDetails,
  'id' | 'orderNumber' | 'status' | 'total' | 'shipping' | 'items' | 'trackingCodes'
> & {
  /** Absent where they are not read: the message has no Pix. */
  payments?: readonly Payment[]
  paidState?: PaidState
}

export function useMessageTemplates() {
  return useQuery(dataQuery(settingsKeys.forAdmin, getSettings))
}

export function useOrderMessage(order: MessageOrder, kind: MessageKind) {
  const { data, isError, isFetching, refetch } = useMessageTemplates()
  const template = data?.values[`message_${kind}`]
  const text =
    data && template !== undefined
      ? whatsAppText(
          orderMessage(template, messageFacts(order, getPlatformConfig().storeName, pixOf(order, data) ?? '')),
        )
      : undefined
  return { text, isError: isError && !data, isFetching, retry: () => void refetch() }
}
