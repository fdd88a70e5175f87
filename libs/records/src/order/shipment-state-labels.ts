import type { ShipmentState } from '@loja/domain/shipments'

export const shipmentStateLabels: Record<ShipmentState, string> = {
  aguardando: 'Aguardando postagem',
  postado: 'Postado',
  em_transito: 'Em trânsito',
  saiu_para_entrega: 'Saiu para entrega',
  entregue: 'Entregue',
  problema: 'Problema',
}
