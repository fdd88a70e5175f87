import type { DeletedOrder, RestoredOrder } from '@loja/data'
import { formatBrl } from '@loja/domain'
import { failureReason, orderStatusLabels } from '@loja/ui'

export const changeMessages = {
  title: 'Alterações em massa',
  text: 'Status alterados nos últimos 30 dias, de um ou de vários pedidos.',
  loading: 'Carregando as alterações',
  loadFailed: 'Não foi possível carregar os dados.',
  empty: 'Nenhuma alteração',
  emptyHint: 'Cada mudança de status aparece aqui, com um botão para desfazer.',
} as const

export const trashMessages = {
  title: 'Lixeira',
  text: 'Pedidos deletados nos últimos 30 dias. Voltam com o mesmo número, itens, envios, mensagens e nota.',
  loading: 'Carregando a lixeira',
  loadFailed: 'Não foi possível carregar os dados.',
  empty: 'A lixeira está vazia',
  emptyHint: 'Os pedidos que você deletar ficam aqui por 30 dias.',
  which: ({ customerName, status, total }: DeletedOrder) =>
    [customerName, orderStatusLabels[status], formatBrl(total)].filter(Boolean).join(' · '),
  restore: 'Restaurar',
  restoreTitle: 'Restaurar pedido',
  restoreQuestion: (number: string) =>
    `O pedido ${number} volta à lista como era, com itens, envios, mensagens e nota.`,
  restored: ({ orderNumber }: RestoredOrder) => `Pedido ${orderNumber} restaurado.`,
  leftOut: ({ number, orderNumber }: RestoredOrder['leftOut'][number]) =>
    orderNumber
      ? `A nota ${number} ficou com o pedido ${orderNumber}.`
      : `A nota ${number} não voltou: não existe mais.`,
  restoreFailed: (error: unknown) =>
    `Erro ao restaurar o pedido: ${failureReason(error, {
      conflict: 'outro pedido já usa este número.',
      'not-found': 'ele foi deletado há mais de 30 dias.',
    })}`,
} as const
