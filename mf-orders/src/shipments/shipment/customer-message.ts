import type { ShipmentDetails } from '@loja/data'
import { carrierLink, type ShipmentState } from '@loja/domain'

const NEWS: Record<ShipmentState, string> = {
  aguardando: 'está sendo preparado para o envio',
  postado: 'foi postado',
  em_transito: 'está a caminho',
  saiu_para_entrega: 'saiu para entrega e deve chegar hoje',
  entregue: 'consta como entregue. Esperamos que você goste',
  problema: 'teve um imprevisto na entrega e já estamos verificando',
}

/** Text for the customer: news, code and link. */
export function customerMessage(
  { order, state, carrier, trackingCode }: Pick<ShipmentDetails, 'order' | 'state' | 'carrier' | 'trackingCode'>,
  storeName: string,
): string {
  const firstName = order.customerName?.trim().split(/\s+/u)[0]
  const link = carrierLink(carrier, trackingCode)
  return [
    `Olá${firstName ? `, ${firstName}` : ''}! Seu pedido ${order.number} da ${storeName} ${NEWS[state]}.`,
    trackingCode && `Código de rastreamento: ${trackingCode}${carrier ? ` (${carrier})` : ''}.`,
    link && state !== 'entregue' && `Acompanhe aqui: ${link}`,
  ]
    .filter(Boolean)
    .join('\n')
}
