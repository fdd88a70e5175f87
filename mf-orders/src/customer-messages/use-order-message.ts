import type { OrderDetails } from '@loja/data/orders'
import { getSettings, settingsKeys } from '@loja/data/settings'
import { whatsAppText } from '@loja/domain/format'
import { type MessageKind, messageFacts, orderMessage } from '@loja/domain/messages'
import { getPlatformConfig } from '@loja/platform'
import { useQuery } from '@tanstack/react-query'

export type MessageOrder = Pick<OrderDetails, 'id' | 'orderNumber' | 'total' | 'shipping' | 'items' | 'trackingCodes'>

export function useMessageTemplates() {
  return useQuery({ queryKey: settingsKeys.forAdmin, queryFn: ({ signal }) => getSettings(signal) })
}

/** The text for the customer, undefined until the templates are read. */
export function useOrderMessage(order: MessageOrder, kind: MessageKind) {
  const { data, isError, isFetching, refetch } = useMessageTemplates()
  const template = data?.values[`message_${kind}`]
  const text =
    template === undefined
      ? undefined
      : whatsAppText(orderMessage(template, messageFacts(order, getPlatformConfig().storeName)))
  return { text, isError: isError && !data, isFetching, retry: () => void refetch() }
}
