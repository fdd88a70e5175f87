import type { TrackingEvent } from '@loja/data/shipments'
import { formatDateTime } from '@loja/domain/format'
import type { OrderStatus } from '@loja/domain/orders'
import { orderStatusLabels, shipmentStateLabels } from '@loja/records'
import { failureReason } from '@loja/ui/parts'

export const messages = {
  title: (number: string) => `Envio do pedido ${number}`,
  loadingTitle: 'Envio',
  loading: 'Carregando o envio',
  loadFailed: 'Não foi possível carregar o envio.',
  notFoundTitle: 'Envio não encontrado',
  notFoundHint: 'Ele pode ter sido excluído, ou o link está incorreto.',
  backToList: 'Voltar aos envios',

  shipment: 'Envio',
  order: 'Pedido',
  carrier: 'Transportadora',
  code: 'Código de rastreamento',
  noCode: 'Sem código',

  timeline: 'Linha do tempo',
  noEvents: 'Nenhum evento ainda. O envio está aguardando postagem.',
  addEvent: 'Adicionar evento',
  editEvent: (event: TrackingEvent) => `Editar ${eventName(event)}`,
  deleteEvent: (event: TrackingEvent) => `Excluir ${eventName(event)}`,
  deleteTitle: 'Excluir evento',
  deleteConfirm: 'Excluir evento',
  deleteQuestion: (event: TrackingEvent) =>
    `O evento ${eventName(event)} sairá da linha do tempo. O status do envio passa a ser o do evento mais recente que ficar.`,
  deleteFailed: (error: unknown) =>
    `Erro ao excluir o evento: ${failureReason(error, { conflict: 'outra pessoa o alterou. Confira e tente novamente.' })}`,

  state: 'Status',
  at: 'Data e hora',
  atHelp: 'dd/mm/aaaa hh:mm',
  place: 'Local',
  text: 'Descrição',
  save: 'Salvar evento',
  cancel: 'Cancelar',
  atMissing: 'Informe data e hora, como 21/11/2026 14:05.',
  atAhead: 'Esta data ainda não chegou.',
  eventConflict: (now: TrackingEvent | undefined) =>
    now
      ? `Outra pessoa alterou este evento. Agora está: ${eventName(now)}${now.location ? `, ${now.location}` : ''}. Salvar de novo substitui.`
      : 'Outra pessoa excluiu este evento. O que você digitou não foi salvo.',
  saveFailed: (error: unknown) =>
    `Erro ao salvar o evento: ${failureReason(error, { 'not-found': 'ele ou o envio não existe mais.' })}`,

  offer: (number: string, now: OrderStatus, next: OrderStatus) =>
    `O pedido ${number} está como ${orderStatusLabels[now]}. Alterar para ${orderStatusLabels[next]}?`,
  offerYes: (next: OrderStatus) => `Marcar como ${orderStatusLabels[next]}`,
  offerNo: 'Agora não',

  message: 'Mensagem para o cliente',
} as const

function eventName({ status, occurredAt }: TrackingEvent): string {
  return `${shipmentStateLabels[status]}, ${formatDateTime(occurredAt)}`
}
