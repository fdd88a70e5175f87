import { isDataError } from '@loja/data/client'
import type { OpenedOrderMessage } from '@loja/data/orders'
import { formatRelativeTime } from '@loja/domain/format'
import { messageKindLabels } from '@loja/records'

export const messages = {
  title: 'Mensagem para o cliente',
  titleOf: (number: string) => `Mensagem: ${number}`,
  loading: 'Carregando a mensagem',
  kind: 'Mensagem',
  kinds: messageKindLabels,
  copy: 'Copiar mensagem',
  whatsApp: 'Abrir no WhatsApp',
  noPhone: 'O pedido não tem um telefone que sirva para o WhatsApp.',
  empty: 'Sem texto: a conversa abre em branco.',
  templatesFailed: 'Não foi possível carregar os textos das mensagens.',
  orderFailed: 'Não foi possível carregar o pedido.',

  opened: ({ openedBy, openedAt, kind }: OpenedOrderMessage, now: number) =>
    `WhatsApp aberto por ${openedBy ?? 'conta excluída'} ${formatRelativeTime(openedAt, now)}: ${messageKindLabels[kind]}`,
  openedFailed: 'Não foi possível carregar as mensagens já abertas.',
  recordFailed: (error: unknown) =>
    isDataError(error, 'not-found')
      ? 'A abertura da mensagem não foi registrada: o pedido não existe mais.'
      : 'A abertura da mensagem não foi registrada no pedido.',
  recordUnknown: 'Sem resposta do servidor: ela ainda pode aparecer no pedido.',
} as const
