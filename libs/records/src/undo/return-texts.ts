import { returnedItems, returnReason } from '../order/return-labels'
import { orderTexts } from './order-texts'
import type { UndoTexts } from './undo-texts'

export const returnTexts: UndoTexts = {
  ...orderTexts,
  detail: (change) =>
    change.kind === 'order_return' ? `${returnedItems(change.items)} · ${returnReason(change)}` : '',
  report: ({ restored }, number) =>
    restored > 0 ? `Devolução do pedido ${number} cancelada.` : 'A devolução não foi cancelada:',
  skipped: ({ name, status }) =>
    status ? `${name}: o reembolso mudou depois, a devolução ficou como está.` : `${name}: não existe mais.`,
}
