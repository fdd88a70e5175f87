import { formatBrl } from '@loja/domain/format'
import { failureReason } from '@loja/ui/parts'
import { orderStatusLabels } from '../order/order-status-labels'
import { orders } from './counted'
import { sharedTexts } from './shared-texts'
import type { UndoTexts } from './undo-texts'

export const deletionTexts: UndoTexts = {
  ...sharedTexts({ objects: orders, restored: orders }),
  name: ({ firstNames: [number = ''] }) => number,
  detail: (change) =>
    change.kind === 'order_delete'
      ? [change.customerName, orderStatusLabels[change.status], formatBrl(change.total)].filter(Boolean).join(' · ')
      : '',
  button: ({ remainingCount }) => (remainingCount > 0 ? 'Restaurar' : null),
  report: (_, number) => `Pedido ${number} restaurado.`,
  skipped: ({ name }) => name,
  adjusted: ({ name, orderNumber }) =>
    orderNumber ? `A nota ${name} ficou com o pedido ${orderNumber}.` : `A nota ${name} não voltou: não existe mais.`,
  canRetryOne: false,
  failed: (error) =>
    `Erro ao restaurar o pedido: ${failureReason(error, {
      conflict: 'outro pedido já usa este número.',
      'not-found': 'ele foi deletado há mais de 30 dias.',
    })}`,
}
