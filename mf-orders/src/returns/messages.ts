import { isDataError } from '@loja/data/client'
import type { OrderReturn } from '@loja/data/orders'
import { formatBrl, formatCount } from '@loja/domain/format'
import { returnedItems, returnReason } from '@loja/records'
import { failureReason } from '@loja/ui/parts'
import { messages as open } from './open-messages'

export const messages = {
  ...open,
  returns: 'Devoluções',
  line: ({ items, backToStock, refund, ...cause }: OrderReturn) =>
    [
      returnedItems(items),
      returnReason(cause),
      backToStock ? 'voltou ao estoque' : 'não voltou ao estoque',
      refund > 0 ? `${formatBrl(refund)} reembolsados` : 'sem reembolso',
    ].join(' · '),
  cancelReturn: 'Cancelar devolução',
  cancelText: 'O estoque e o pagamento voltam a ser os de antes desta devolução.',
  cancelled: 'Devolução cancelada.',
  cancelFailed: (error: unknown) => `Erro ao cancelar a devolução: ${failureReason(error, {})}`,

  quantity: 'Devolver',
  quantityOf: (name: string) => `Quantidade devolvida de ${name}`,
  left: (count: number) => `de ${formatCount(count)}`,
  badQuantity: (left: number) => `Informe um número de 0 a ${formatCount(left)}.`,
  nothing: 'Informe quantas unidades voltaram.',
  reason: 'Motivo',
  note: 'Qual motivo',
  noNote: 'Escreva o motivo.',
  backToStock: 'Devolver ao estoque',
  refund: 'Reembolso (R$)',
  refundHelp: (limit: string) => `No máximo ${limit}, o que foi pago e ainda não foi reembolsado.`,
  badRefund: (limit: string) => `Informe um valor como 129,90, até ${limit}.`,
  method: 'Forma do reembolso',
  close: 'Fechar',
  save: 'Registrar devolução',
  saved: (number: string) => `Devolução do pedido ${number} registrada.`,
  saveFailed: (error: unknown) =>
    isDataError(error, 'conflict')
      ? 'O pedido mudou em outra sessão e nada foi registrado. Feche e confira o pedido.'
      : `Erro ao registrar a devolução: ${failureReason(error, { 'not-found': 'o pedido não existe mais.' })}`,
  saveUnknown: 'Sem resposta do servidor: a devolução pode ter sido registrada. Confira o pedido antes de repetir.',
} as const
