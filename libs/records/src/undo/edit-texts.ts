import { formatBrl } from '@loja/domain/format'
import { orderTexts } from './order-texts'
import type { UndoTexts } from './undo-texts'

export const editTexts: UndoTexts = {
  ...orderTexts,
  detail: (change) =>
    change.kind === 'order_edit' && change.total !== change.formerTotal
      ? `Total: ${formatBrl(change.formerTotal)} → ${formatBrl(change.total)}`
      : '',
  report: ({ restored }, number) =>
    restored > 0 ? `Pedido ${number} voltou ao que era antes da edição.` : 'A edição não foi desfeita:',
  skipped: ({ name, status }) =>
    status ? `${name}: mudou ou foi enviado depois, ficou como está.` : `${name}: não existe mais.`,
}
