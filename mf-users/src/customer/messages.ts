import {
  CUSTOMER_MATCHES,
  type CustomerCard,
  type CustomerMatch,
  type CustomerMessage,
  type CustomerNote,
} from '@loja/data/customers'
import { counted, formatCount, formatDate, formatDateTime } from '@loja/domain/format'
import type { MessageKind } from '@loja/domain/messages'
import { orderStatusLabels } from '@loja/records'

const MATCH: Record<CustomerMatch, string> = {
  conta: 'Conta',
  documento: 'CPF ou CNPJ',
  email: 'E-mail',
  telefone: 'Telefone',
  pedido: 'Este pedido',
}
const SAME: Record<CustomerMatch, string> = {
  conta: 'Mesma conta',
  documento: 'Mesmo CPF ou CNPJ',
  email: 'Mesmo e-mail',
  telefone: 'Mesmo telefone',
  pedido: 'Mesmo pedido',
}
const KINDS: Record<MessageKind, string> = {
  ...orderStatusLabels,
  saiu_para_entrega: 'Saiu para entrega',
  problema: 'Problema na entrega',
}

export const messages = {
  title: 'Cliente',
  loading: 'Carregando o cliente',
  loadFailed: 'Não foi possível carregar o cliente.',
  missing: 'Cliente não encontrado',
  missingHint:
    'A conta ou o pedido foi excluído, ou o link está incorreto. Um pedido deletado pode ser restaurado na Lixeira.',
  noName: 'Nome não informado',
  since: ({ createdAt, firstOrderAt }: Pick<CustomerCard, 'createdAt' | 'firstOrderAt'>) =>
    createdAt
      ? `Conta criada em ${formatDate(createdAt)}`
      : `Sem conta, primeiro pedido em ${formatDate(firstOrderAt)}`,
  whatsApp: 'Abrir no WhatsApp',
  showFeedbacks: 'Ver feedbacks',

  orders: 'Pedidos',
  orderCount: (count: number, cancelled: number) =>
    cancelled > 0 ? `${formatCount(count)} (${counted(cancelled, 'cancelado', 'cancelados')})` : formatCount(count),
  spent: 'Total sem cancelados',
  average: 'Ticket médio',
  lastOrder: 'Último pedido',

  number: 'Pedido',
  date: 'Data',
  status: 'Status',
  amount: 'Valor',
  ordersFailed: 'Não foi possível carregar os pedidos do cliente.',
  noOrders: 'Nenhum pedido',
  noOrdersHint: 'Esta conta ainda não fez pedidos, e nenhum pedido sem conta tem o e-mail ou o telefone dela.',

  contact: 'Contato',
  email: 'E-mail',
  phone: 'Telefone',
  document: 'CPF ou CNPJ',
  copy: (what: string) => `Copiar ${what === 'CPF ou CNPJ' ? what : what.toLowerCase()}`,
  matchedBy: 'Vínculo',
  match: MATCH,
  matches: (found: CustomerCard['matches']) =>
    CUSTOMER_MATCHES.flatMap((way) => (found[way] ? `${MATCH[way]} (${formatCount(found[way])})` : [])).join(', '),

  doubtful: 'Talvez a mesma pessoa',
  doubtfulHint: 'Têm outra conta ou outro documento. Os pedidos não contam aqui.',
  doubt: (way: CustomerMatch, number: string, createdAt: string) =>
    `${SAME[way]}, pedido ${number} em ${formatDate(createdAt)}`,

  addresses: 'Endereços usados',
  address: 'Endereço',
  noAddresses: 'Nenhum pedido tem endereço.',
  allAddresses: (count: number) => `Mostrar os ${formatCount(count)} endereços`,
  fewAddresses: 'Mostrar só os últimos',
  used: (used: number, lastUsed: string) =>
    used === 1
      ? `1 pedido, em ${formatDate(lastUsed)}`
      : `${formatCount(used)} pedidos, o último em ${formatDate(lastUsed)}`,

  feedbacks: (count: number) => (count > 0 ? `Feedbacks (${formatCount(count)})` : 'Feedbacks'),
  noFeedbacks: 'Esta conta ainda não avaliou produtos.',

  notes: 'Notas da equipe',
  noted: ({ author, createdAt }: CustomerNote) => `${author ?? 'Conta excluída'}, ${formatDateTime(createdAt)}`,

  messages: 'Mensagens abertas',
  kinds: KINDS,
  opened: ({ openedBy, openedAt }: CustomerMessage) =>
    `WhatsApp aberto por ${openedBy ?? 'conta excluída'} em ${formatDateTime(openedAt)}`,
} as const
