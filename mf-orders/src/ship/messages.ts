import type { ShipmentCode, ShippingState } from '@loja/data'
import type { OrderStatus } from '@loja/domain'
import { failureReason, orderStatusLabels } from '@loja/ui'
import { messages as codeMessages, codeName } from '../tracking-code/messages'

/** The order is not waiting to be sent. */
const NOTICES: Partial<Record<OrderStatus, string>> = {
  enviado: 'Este pedido já está como Enviado, sem código de rastreamento. O status não muda.',
  entregue: 'Este pedido já consta como Entregue. Ao salvar, ele volta para Enviado.',
  cancelado: 'Este pedido está cancelado. Ao salvar, ele passa para Enviado.',
}

export const messages = {
  title: (number: string) => `Enviar pedido ${number}`,
  loadingTitle: 'Enviar pedido',
  loading: 'Carregando o pedido',
  loadFailed: 'Não foi possível carregar o pedido.',

  notice: ({ status, code, carrier }: ShippingState): string | undefined => {
    if (!code) return NOTICES[status]
    const name = codeName({ code, carrier })
    if (status === 'enviado') return `Este pedido já foi enviado com o código ${name}.`
    return `${NOTICES[status] ?? 'Este pedido ainda não foi enviado.'} Ele já tem o código ${name}.`
  },
  another: (stored: string) => `É mais um volume: manter também ${stored}`,
  ship: 'Enviar pedido',
  shipAnyway: 'Enviar mesmo assim',
  save: 'Salvar código',
  saveAnyway: 'Salvar mesmo assim',
  cancel: 'Cancelar',

  failed: (error: unknown) =>
    `Erro ao enviar o pedido: ${failureReason(error, { 'not-found': 'o pedido não existe mais.' })}`,
  conflict: (stored: ShippingState, seen: ShippingState) =>
    stored.status === seen.status || stored.status === 'enviado'
      ? codeMessages.conflict(stored)
      : `O pedido já foi alterado para ${orderStatusLabels[stored.status]} em outra sessão. Nada foi salvo.`,

  sent: (number: string, sent: ShipmentCode) => `Pedido ${number} enviado com o código ${codeName(sent)}.`,
  close: 'Fechar',
  undo: 'Desfazer',
  codeStays: (code: string) => `O código ${code} continua no pedido.`,
} as const
