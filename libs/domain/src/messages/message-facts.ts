import { formatCount } from '../format/format-count'
import { formatBrl } from '../format/money'
import type { OrderLine } from '../orders/shipping-address'
import { carrierLink, carrierOfCode } from '../shipments/carriers'
import type { MessageFacts } from './order-message'

const NAMED_ITEMS = 12

export interface MessageOrder {
  orderNumber: string
  total: number | null
  shipping: { name: string | null }
  items: readonly Pick<OrderLine, 'productName' | 'quantity'>[]
  trackingCodes: readonly { code: string; carrier: string | null }[]
}

export function messageFacts(order: MessageOrder, storeName: string, pix = ''): MessageFacts {
  const [shipment] = order.trackingCodes
  return {
    nome: order.shipping.name?.trim().split(/\s+/u)[0] ?? '',
    pedido: order.orderNumber,
    loja: storeName,
    codigo: shipment?.code ?? '',
    link: (shipment && carrierLink(shipment.carrier ?? carrierOfCode(shipment.code), shipment.code)) ?? '',
    itens: itemLines(order.items).join('\n'),
    total: order.total === null ? '' : formatBrl(order.total),
    pix,
  }
}

function itemLines(items: MessageOrder['items']): string[] {
  const lines = items.flatMap(({ productName, quantity }) => {
    if (!productName) return []
    return [quantity === null ? productName : `${formatCount(quantity)}x ${productName}`]
  })
  const more = lines.length - NAMED_ITEMS
  if (more <= 0) return lines
  return [...lines.slice(0, NAMED_ITEMS), `e mais ${formatCount(more)} ${more === 1 ? 'item' : 'itens'}`]
}
