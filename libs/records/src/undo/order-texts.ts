import { plural } from '@loja/domain/format'
import { failureReason } from '@loja/ui/parts'
import { orderStatusLabels } from '../order/order-status-labels'
import { orders } from './counted'
import { sharedTexts } from './shared-texts'
import type { UndoTexts } from './undo-texts'

export const orderTexts: UndoTexts = {
  ...sharedTexts({
    objects: orders,
    restored: (count) => `${orders(count)} ${plural(count, 'voltou', 'voltaram')} ao status anterior.`,
  }),
  canRetryOne: false,
  skipped: ({ name, status }) =>
    status ? `${name}: mudou depois para ${orderStatusLabels[status]}, ficou como está.` : `${name}: não existe mais.`,
  adjusted: ({ name }) => name,
  failed: (error) =>
    `Erro ao desfazer: ${failureReason(error, {
      conflict: 'a alteração já foi desfeita.',
      'not-found': 'a alteração tem mais de 30 dias.',
    })}`,
}

export const paymentTexts: UndoTexts = {
  ...orderTexts,
  ...sharedTexts({
    objects: orders,
    restored: (count) => `O pagamento de ${orders(count)} voltou ao que era.`,
  }),
  skipped: ({ name, status }) =>
    status ? `${name}: o pagamento mudou depois, ficou como está.` : `${name}: não existe mais.`,
}
