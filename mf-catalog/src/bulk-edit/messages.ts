import type { DataErrorCode, DiscountKind, StockMode } from '@loja/data'
import { formatBrl, formatCount, formatRate } from '@loja/domain'
import type { BulkChange, BulkChangeKind } from './bulk-change'

const products = (count: number) => `${formatCount(count)} ${count === 1 ? 'produto' : 'produtos'}`
const plural = (count: number, one: string, many: string) => (count === 1 ? one : many)

const discountText = (discount: DiscountKind, value: number) =>
  discount === 'percentage' ? formatRate(value) : formatBrl(value)

const DONE: Record<BulkChangeKind, (count: number) => string> = {
  category: (count) => `Categoria alterada para ${products(count)}.`,
  discount: (count) => `Desconto aplicado a ${products(count)}.`,
  stock: (count) => `Estoque atualizado para ${products(count)}.`,
  delete: (count) => `${products(count)} ${plural(count, 'foi excluído', 'foram excluídos')}.`,
}
const FAILED: Record<BulkChangeKind, string> = {
  category: 'Erro ao alterar categoria dos produtos.',
  discount: 'Erro ao aplicar desconto aos produtos.',
  stock: 'Erro ao atualizar estoque dos produtos.',
  delete: 'Erro ao excluir produtos.',
}
const WHY: Partial<Record<DataErrorCode, string>> = {
  conflict: 'A lista mudou em outra sessão e nada foi alterado. Confira os produtos e tente novamente.',
  invalid: 'Algum produto não pode receber este valor; nada foi alterado.',
}
const CONFIRM: Record<BulkChangeKind, (count: number) => string> = {
  category: (count) => `Alterar ${products(count)}`,
  discount: (count) => `Aplicar a ${products(count)}`,
  stock: (count) => `Atualizar ${products(count)}`,
  delete: (count) => `Excluir ${products(count)}`,
}
const STOCK_QUESTIONS: Record<StockMode, (quantity: string, count: string) => string> = {
  add: (quantity, count) => `Somar ${quantity} ao estoque de ${count}?`,
  subtract: (quantity, count) => `Subtrair ${quantity} do estoque de ${count}?`,
  set: (quantity, count) => `Definir o estoque de ${count} em ${quantity}?`,
}
const UNLIMITED = 999_999

export const messages = {
  title: 'Edição em Massa',
  selected: (count: number) => `${products(count)} ${plural(count, 'selecionado', 'selecionados')}`,
  tabs: { category: 'Categoria', discount: 'Desconto', stock: 'Estoque', delete: 'Excluir' },

  newCategory: 'Nova categoria',
  chooseCategory: 'Escolha uma categoria',
  changeCategory: 'Alterar categoria',

  discountKind: 'Tipo de desconto',
  percentage: 'Porcentagem',
  fixed: 'Valor fixo',
  discountValue: 'Desconto',
  discountHint: 'Calculado sobre o preço cheio. Define o preço promocional, que nunca fica abaixo de zero.',
  wrongDiscount: {
    percentage: 'Digite uma porcentagem de 0,01 a 100.',
    fixed: 'Digite um valor maior que zero, por exemplo 15,90.',
  } satisfies Record<DiscountKind, string>,
  otherDiscount: {
    percentage: 'R$ é um valor fixo. Escolha Valor fixo, ou digite uma porcentagem de 0,01 a 100.',
    fixed: '% é uma porcentagem. Escolha Porcentagem, ou digite um valor, por exemplo 15,90.',
  } satisfies Record<DiscountKind, string>,
  applyDiscount: 'Aplicar desconto',
  salePrice: 'Promocional',
  reachZeroPrice: (count: number) =>
    `${products(count)} ${plural(count, 'chegaria', 'chegariam')} a um preço promocional de ${formatBrl(0)}.`,
  alreadyOnSale: (count: number) =>
    count === 0
      ? null
      : `${products(count)} já ${plural(count, 'está', 'estão')} em promoção: o preço promocional será substituído.`,

  stockMode: 'O que fazer',
  add: 'Somar',
  subtract: 'Subtrair',
  set: 'Definir',
  quantity: 'Quantidade',
  stock: 'Estoque',
  stockHints: {
    add: 'Estoques ilimitados ficam como estão.',
    subtract: 'Nunca abaixo de zero. Estoques ilimitados ficam como estão.',
    set: 'Para um estoque sem fim, digite Ilimitado.',
  } satisfies Record<StockMode, string>,
  wrongQuantity: {
    add: 'Digite um número inteiro de 1 a 999.998.',
    subtract: 'Digite um número inteiro de 1 a 999.998.',
    set: 'Digite um número inteiro de 0 a 999.998, ou Ilimitado.',
  } satisfies Record<StockMode, string>,
  updateStock: 'Atualizar estoque',
  unlimited: 'Ilimitado',
  reachZeroStock: (count: number) => `${products(count)} ${plural(count, 'ficaria', 'ficariam')} com estoque zero.`,
  stayUnlimited: (count: number) =>
    count === 0
      ? null
      : `${products(count)} com estoque ilimitado ${plural(count, 'fica como está', 'ficam como estão')}.`,

  irreversible: 'Atenção: Esta ação é irreversível!',
  deleteEffects:
    'Os produtos saem da loja na hora. Pedidos antigos continuam com o nome e o preço dos itens. Uma cópia dos produtos fica guardada por 30 dias em Alterações em massa.',

  dearer: (count: number) => `${formatCount(count)} ${plural(count, 'ficaria mais caro', 'ficariam mais caros')}.`,
  dearerMark: 'fica mais caro',
  cannotTake: (count: number) =>
    `${products(count)} não ${plural(count, 'pode', 'podem')} receber este valor, porque o estoque passaria de 999.998.`,
  cannotTakeMark: 'não pode receber',
  leaveOut: 'Deixar de fora',
  leftOutMark: 'fica de fora',
  moreNames: (count: number) => `e mais ${formatCount(count)}`,

  preview: 'Prévia',
  previewLater: 'Digite um valor para ver o antes e o depois.',
  previewFailed: 'Não foi possível calcular a prévia.',
  willChange: (count: number) => `${products(count)} ${plural(count, 'será alterado', 'serão alterados')}.`,
  firstOf: (shown: number, total: number) =>
    `${plural(shown, 'O', 'Os')} ${formatCount(shown)} ${plural(shown, 'mais recente', 'mais recentes')} de ${formatCount(total)}`,
  fullPrice: (price: number) => `Preço ${formatBrl(price)}`,
  product: 'Produto',
  before: ' antes',
  after: 'Depois',

  confirmTitles: {
    category: 'Alterar categoria',
    discount: 'Aplicar desconto',
    stock: 'Atualizar estoque',
    delete: 'Confirmar Exclusão',
  } satisfies Record<BulkChangeKind, string>,
  confirm: (kind: BulkChangeKind, count: number) => CONFIRM[kind](count),
  question: (change: BulkChange, count: number, categoryName: (id: string) => string) => {
    switch (change.kind) {
      case 'category':
        return `Mover ${products(count)} para a categoria ${categoryName(change.categoryId)}?`
      case 'discount':
        return `Aplicar um desconto de ${discountText(change.discount, change.value)} a ${products(count)}?`
      case 'stock': {
        const quantity = change.quantity === UNLIMITED ? 'Ilimitado' : formatCount(change.quantity)
        return STOCK_QUESTIONS[change.mode](quantity, products(count))
      }
      case 'delete':
        return `Excluir ${products(count)}? Atenção: Esta ação é irreversível!`
    }
  },
  progress: 'Alteração em andamento',
  working: (count: number) => `Alterando ${products(count)}. Isto pode levar alguns segundos; não feche a página.`,
  done: (kind: BulkChangeKind, count: number) => DONE[kind](count),
  failed: (kind: BulkChangeKind, code: DataErrorCode) => [FAILED[kind], WHY[code]].filter(Boolean).join(' '),
  resultUnknown: 'Não sabemos se a alteração foi gravada. Tente de novo para saber: nada é feito duas vezes.',

  leftAlone: (count: number, kind: BulkChangeKind) =>
    kind === 'delete'
      ? `${products(count)} não ${plural(count, 'foi excluído', 'foram excluídos')}`
      : `${products(count)} não ${plural(count, 'foi alterado', 'foram alterados')}`,
  changedMeanwhile: (name: string) => `${name}: foi alterado em outra sessão.`,
  goneAlready: (name: string) => `${name}: não existe mais.`,
  deletedProduct: 'Produto excluído',
} as const
