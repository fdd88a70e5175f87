import { ORDER_STATUSES } from '../orders/order-status'
import { fillTemplate } from './fill-template'

/** Wire values of messages to customers: one for each order status, and two for news of a shipment. */
export const MESSAGE_KINDS = [...ORDER_STATUSES, 'saiu_para_entrega', 'problema'] as const
export type MessageKind = (typeof MESSAGE_KINDS)[number]

export const MESSAGE_PLACEHOLDERS = ['nome', 'pedido', 'loja', 'codigo', 'link', 'itens', 'total', 'pix'] as const
export type MessagePlaceholder = (typeof MESSAGE_PLACEHOLDERS)[number]

/** Empty: unknown. */
export type MessageFacts = Record<MessagePlaceholder, string>

/** Characters of a template. The link of the message has its own limit (`whatsAppHref`). */
export const MESSAGE_TEMPLATE_LIMIT = 1000

export function orderMessage(template: string, facts: MessageFacts): string {
  return fillTemplate(template, facts)
}
