import { type DeletedOrder, isDataError, type OrderChange, type OrderUndoResult, type RestoredOrder } from '@loja/data'
import { formatBrl, formatCount, type OrderStatus } from '@loja/domain'
import { failureReason, orderStatusLabels } from '@loja/ui'

const plural = (count: number, one: string, many: string) => (count === 1 ? one : many)
const orders = (count: number) => `${formatCount(count)} ${plural(count, 'pedido', 'pedidos')}`
const restoredTo = (count: number) => `${orders(count)} ${plural(count, 'voltou', 'voltaram')} ao status anterior.`

const because = (number: string, status: OrderStatus | null) =>
  status ? `${number}: mudou depois para ${orderStatusLabels[status]}, ficou como está.` : `${number}: não existe mais.`

export const changeMessages = {
  title: 'Alterações em massa',
  text: 'Status alterados nos últimos 30 dias, de um ou de vários pedidos.',
  loading: 'Carregando as alterações',
  loadFailed: 'Não foi possível carregar os dados.',
  empty: 'Nenhuma alteração',
  emptyHint: 'Cada mudança de status aparece aqui, com um botão para desfazer.',
  what: ({ count, status }: OrderChange) =>
    `${orders(count)} ${plural(count, 'alterado', 'alterados')} para ${orderStatusLabels[status]}`,
  which: ({ firstNumbers, count }: OrderChange) => {
    const more = count - firstNumbers.length
    return more > 0 ? `${firstNumbers.join(', ')} e mais ${formatCount(more)}` : firstNumbers.join(', ')
  },
  undo: 'Desfazer',
  undoRest: 'Desfazer o restante',
  undoTitle: 'Desfazer alteração',
  undoConfirm: (count: number) => `Desfazer em ${orders(count)}`,
  undoQuestion: (what: string) =>
    `${what}. O status e as datas de antes voltam. O que mudou depois fica como está e será listado.`,
  undone: ({ restoredCount, remainingCount, count }: OrderChange) =>
    remainingCount > 0
      ? `Desfeita em parte, ${formatCount(restoredCount ?? 0)} de ${orders(count)}`
      : `Desfeita, ${orders(restoredCount ?? 0)}`,
  report: ({ restored, skipped }: OrderUndoResult) =>
    skipped.length === 0
      ? restoredTo(restored)
      : `${restoredTo(restored)} ${orders(skipped.length)} não ${plural(skipped.length, 'voltou', 'voltaram')}:`,
  because,
  more: (count: number) => `e mais ${formatCount(count)}`,
  stillStored: 'O que não voltou continua guardado por 30 dias, contados da alteração.',
  /** In a notice. */
  undoneNotice: ({ restored, skipped }: OrderUndoResult) => {
    const [first] = skipped
    if (!first) return restoredTo(restored)
    const reason = because(first.orderNumber ?? first.id, first.status)
    return `${restoredTo(restored)} ${orders(skipped.length)} não ${plural(skipped.length, 'voltou', 'voltaram')}. ${reason}`
  },
  undoFailed: (error: unknown) => {
    const result = isDataError(error) ? (error.cause as Partial<OrderUndoResult> | undefined) : undefined
    const [first] = result?.skipped ?? []
    if (first) return `Nada foi desfeito. ${because(first.orderNumber ?? first.id, first.status)}`
    return `Erro ao desfazer: ${failureReason(error, {
      conflict: 'a alteração já foi desfeita em outra sessão.',
      'not-found': 'a alteração tem mais de 30 dias.',
    })}`
  },
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
