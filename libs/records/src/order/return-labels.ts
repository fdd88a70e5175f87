import { formatCount } from '@loja/domain/format'
import type { ReturnReason } from '@loja/domain/orders'

export const returnReasonLabels: Record<ReturnReason, string> = {
  arrependimento: 'Arrependimento',
  defeito: 'Defeito',
  avaria: 'Avaria no transporte',
  produto_errado: 'Produto errado',
  outro: 'Outro motivo',
}

export const returnReason = ({ reason, note }: { reason: ReturnReason; note: string | null }): string =>
  note ?? returnReasonLabels[reason]

export const returnedItems = (items: readonly { productName: string; quantity: number }[]): string =>
  items.map(({ productName, quantity }) => `${formatCount(quantity)} × ${productName}`).join(', ')
