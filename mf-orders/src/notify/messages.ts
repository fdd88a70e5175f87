import type { OpenedOrderMessage } from '@loja/data/orders'
import { counted, formatCount } from '@loja/domain/format'
import { messages as customerMessages } from '../customer-messages/messages'
import type { QueuedOrder } from './queued-orders'

const STATES: Record<Exclude<QueuedOrder['state'], 'notified'>, string> = {
  waiting: 'Falta avisar',
  skipped: 'Pulado',
  'no-phone': 'Sem telefone que sirva para o WhatsApp',
}

export const messages = {
  title: 'Avisar clientes',
  back: 'Voltar aos pedidos',
  loading: 'Carregando os pedidos',
  loadFailed: 'Não foi possível carregar os pedidos.',
  lastFailed: 'Não foi possível verificar quem já foi avisado.',
  none: 'Nenhum aviso em andamento',
  noneHint: 'Selecione pedidos na lista e use Avisar clientes.',

  progress: (notified: number, total: number) => `${formatCount(notified)} de ${counted(total, 'avisado', 'avisados')}`,
  left: (count: number) => counted(count, 'falta', 'faltam'),
  skippedCount: (count: number) => counted(count, 'pulado', 'pulados'),
  noPhoneCount: (count: number) => `${formatCount(count)} sem telefone`,
  deleted: (count: number) => counted(count, 'pedido não existe mais', 'pedidos não existem mais'),
  hint: 'O botão, ou Enter, abre o WhatsApp e mostra o próximo cliente.',
  unnamed: 'Cliente sem nome',
  skip: 'Pular',
  done: 'Todos os clientes com telefone foram avisados.',
  onlySkipped: 'Só faltam os clientes pulados.',
  notifySkipped: 'Avisar os pulados',

  end: 'Encerrar',
  endTitle: 'Encerrar os avisos',
  endText: (left: number) =>
    `${counted(left, 'cliente ainda não foi avisado', 'clientes ainda não foram avisados')}. Os avisos já feitos continuam nos pedidos.`,

  list: 'Clientes desta fila',
  choose: 'Avisar',
  chooseOf: (number: string) => `Avisar o cliente do pedido ${number}`,
  state: ({ state, last }: QueuedOrder, now: number) =>
    state === 'notified' ? (last ? opened(last, now) : 'Avisado') : STATES[state],
} as const

function opened(message: OpenedOrderMessage, now: number): string {
  return customerMessages.opened(message, now)
}
