import type { MessageKind, PriceListPlaceholder } from '@loja/domain/messages'
import { orderStatusLabels } from './order-status-labels'
import { shipmentStateLabels } from './shipment-state-labels'

export const messageKindLabels: Record<MessageKind, string> = {
  ...orderStatusLabels,
  saiu_para_entrega: shipmentStateLabels.saiu_para_entrega,
  problema: 'Problema na entrega',
}

export const priceListPlaceholderLabels: Record<PriceListPlaceholder, string> = {
  loja: 'Loja',
  data: 'Data',
  categoria: 'Categoria',
  nome: 'Nome',
  preco: 'Preço',
  pix: 'Preço no Pix',
  link: 'Link',
}
