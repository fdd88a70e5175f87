import { isDataError } from '@loja/data/client'
import type { StockMovement } from '@loja/data/products'
import { formatCount, formatDateTime } from '@loja/domain/format'
import { type AdjustmentReason, type StockMode, type StockReason, UNLIMITED_STOCK } from '@loja/domain/products'
import { failureReason } from '@loja/ui/parts'

const adjustments: Record<AdjustmentReason, string> = {
  count: 'Contagem',
  return: 'Devolução',
  correction: 'Correção',
}
const reasons: Record<StockReason, string> = {
  ...adjustments,
  sale: 'Venda',
  cancellation: 'Cancelamento',
  import: 'Importação',
  bulk_change: 'Edição em massa',
  undo: 'Desfeito',
}

const stockText = (stock: number) => (stock === UNLIMITED_STOCK ? 'Ilimitado' : formatCount(stock))

export const messages = {
  title: 'Movimentos de estoque',
  loading: 'Carregando os movimentos de estoque',
  loadFailed: 'Não foi possível carregar os movimentos de estoque.',
  empty: 'Nenhum movimento ainda. Vendas, cancelamentos e ajustes aparecem aqui.',
  newest: (shown: number, total: number) => `Os ${shown} mais recentes de ${formatCount(total)}.`,
  moment: 'Data e hora',
  change: 'Mudança',
  stock: 'Estoque',
  reason: 'Motivo',
  order: 'Pedido',
  actor: 'Quem',
  reasons,
  stockText,
  when: ({ createdAt, actorName }: StockMovement) => [formatDateTime(createdAt), actorName].filter(Boolean).join(' · '),
  /** A change from or to unlimited has no number. */
  changeText: ({ quantity, stock }: StockMovement) =>
    stock === UNLIMITED_STOCK || stock - quantity === UNLIMITED_STOCK
      ? `${stockText(stock - quantity)} → ${stockText(stock)}`
      : `${quantity > 0 ? '+' : '−'}${formatCount(Math.abs(quantity))}`,
  exportCsv: 'Exportar CSV',
  exportFailed: 'Erro ao exportar os movimentos de estoque.',

  adjust: 'Ajustar estoque',
  whatToDo: 'O que fazer',
  modes: { set: 'Definir', add: 'Somar', subtract: 'Subtrair' } satisfies Record<StockMode, string>,
  quantity: 'Quantidade',
  why: 'Motivo',
  adjustments,
  save: 'Salvar ajuste',
  current: (stock: number) => `Estoque agora: ${stockText(stock)}`,
  effect: (from: number, to: number) => `Estoque: ${stockText(from)} → ${stockText(to)}`,
  same: (stock: number) => `O estoque já é ${stockText(stock)}.`,
  short: (stock: number) => `Só há ${stockText(stock)}: o estoque fica em 0.`,
  wrongQuantity: {
    add: 'Digite um número inteiro de 1 a 999.998.',
    subtract: 'Digite um número inteiro de 1 a 999.998.',
    set: 'Digite um número inteiro de 0 a 999.998, ou Ilimitado.',
  } satisfies Record<StockMode, string>,
  tooMany: 'A soma passa de 999.998.',
  adjusted: (stock: number) => `Estoque ajustado: ${stockText(stock)}.`,
  adjustFailed: (error: unknown) =>
    isDataError(error, 'conflict')
      ? 'O estoque mudou enquanto isso. Confira o número e salve de novo.'
      : `Erro ao ajustar o estoque: ${failureReason(error)}`,
  resultUnknown: 'Não sabemos se o ajuste foi gravado. Tente novamente para saber: nada é feito duas vezes.',
} as const
