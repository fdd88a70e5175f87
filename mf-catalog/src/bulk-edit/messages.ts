import type { DataErrorCode } from '@loja/data/client'
import type { DiscountKind, ProductBulkKind } from '@loja/data/products'
import { counted, formatBrl, formatCount, plural } from '@loja/domain/format'
import type { StockMode } from '@loja/domain/products'

const products = (count: number) => counted(count, 'produto', 'produtos')

const some = (text: (count: number) => string) => (count: number) => (count === 0 ? '' : text(count))

const DONE: Record<ProductBulkKind, (count: number) => string> = {
  category: (count) => `Categoria alterada para ${products(count)}.`,
  discount: (count) => `Desconto aplicado a ${products(count)}.`,
  stock: (count) => `Estoque atualizado para ${products(count)}.`,
  brand: (count) => `Marca alterada para ${products(count)}.`,
  status: (count) => `Status alterado para ${products(count)}.`,
  tags: (count) => `Tags alteradas em ${products(count)}.`,
  promotion_end: (count) => `Promoção encerrada em ${products(count)}.`,
  rounding: (count) => `Preços arredondados em ${products(count)}.`,
  delete: (count) => `${products(count)} ${plural(count, 'foi excluído', 'foram excluídos')}.`,
}
const FAILED: Record<ProductBulkKind, string> = {
  category: 'Erro ao alterar categoria dos produtos.',
  discount: 'Erro ao aplicar desconto aos produtos.',
  stock: 'Erro ao atualizar estoque dos produtos.',
  brand: 'Erro ao alterar marca dos produtos.',
  status: 'Erro ao alterar status dos produtos.',
  tags: 'Erro ao alterar tags dos produtos.',
  promotion_end: 'Erro ao encerrar promoção dos produtos.',
  rounding: 'Erro ao arredondar preços dos produtos.',
  delete: 'Erro ao excluir produtos.',
}
const WHY: Partial<Record<DataErrorCode, string>> = {
  conflict: 'A lista mudou em outra sessão e nada foi alterado. Confira os produtos e tente novamente.',
  limit: 'Limite máximo de 20 produtos em destaque. Nada foi alterado.',
  invalid: 'Algum produto não pode receber este valor; nada foi alterado.',
}
const ROUNDED_FIELDS = { price: 'Preço', sale_price: 'Promocional', both: 'Os dois' } as const
const DIRECTIONS = { nearest: 'Mais próximo', up: 'Para cima', down: 'Para baixo' } as const

export const messages = {
  title: 'Edição em Massa',
  selected: (count: number) => `${products(count)} ${plural(count, 'selecionado', 'selecionados')}`,
  change: 'O que alterar',
  tabs: {
    category: 'Categoria',
    discount: 'Desconto',
    stock: 'Estoque',
    delete: 'Excluir',
    promotion_end: 'Promoção',
    rounding: 'Arredondar',
    status: 'Status',
    brand: 'Marca',
    tags: 'Tags',
  } satisfies Record<ProductBulkKind, string>,
  whatToDo: 'O que fazer',
  unchanged: some((count) => `${products(count)} ${plural(count, 'fica como está', 'ficam como estão')}.`),

  choices: {
    category: { label: 'Nova categoria', placeholder: 'Escolha uma categoria' },
    brand: { label: 'Nova marca', placeholder: 'Escolha uma marca' },
  },
  changeCategory: 'Alterar categoria',
  changeBrand: 'Alterar marca',
  brandReplaced: some((count) => `${products(count)} ${plural(count, 'troca', 'trocam')} de marca.`),
  sameBrand: some((count) => `${products(count)} já ${plural(count, 'é', 'são')} desta marca.`),

  activate: 'Ativar',
  deactivate: 'Desativar',
  active: 'Ativo',
  inactive: 'Inativo',
  changeStatus: 'Alterar status',
  featured: some((count) => `${products(count)} ${plural(count, 'está', 'estão')} em destaque.`),
  outOfStock: some((count) => `${products(count)} ${plural(count, 'está', 'estão')} sem estoque.`),
  withoutImage: some((count) => `${products(count)} ${plural(count, 'não tem', 'não têm')} imagem.`),
  sameStatus: some((count) => `${products(count)} já ${plural(count, 'tem', 'têm')} este status.`),

  tags: 'Tags',
  tagsPlaceholder: 'Digite e tecle Enter',
  addTags: 'Adicionar',
  removeTags: 'Remover',
  changeTags: 'Alterar tags',
  withoutTags: some((count) => `${products(count)} ${plural(count, 'ficaria', 'ficariam')} sem tags.`),
  tooManyTags: (count: number) => `${products(count)} ${plural(count, 'passaria', 'passariam')} de 50 tags.`,

  endPromotion: 'Encerrar promoção',
  promotionEndHint: 'Tira o preço promocional e as datas. O preço cheio volta a valer.',
  endsNow: some((count) => `${products(count)} ${plural(count, 'está', 'estão')} em promoção agora.`),
  endsScheduled: some((count) => `${products(count)} ${plural(count, 'tem', 'têm')} promoção marcada para depois.`),
  endsDormant: some(
    (count) => `${products(count)} ${plural(count, 'tem', 'têm')} preço promocional que não vale agora.`,
  ),
  withoutPromotion: some((count) => `${products(count)} ${plural(count, 'não tem', 'não têm')} promoção.`),

  roundWhat: 'O que arredondar',
  roundedFields: ROUNDED_FIELDS,
  roundHow: 'Para o final ,90',
  directions: DIRECTIONS,
  roundingHint: 'Nunca para zero. Preço que já termina em ,90 fica como está.',
  roundPrices: 'Arredondar preços',
  price: 'Preço',
  onSaleFor: (price: string) => `promocional ${price}`,
  priceUp: some((count) => `O preço de ${products(count)} sobe.`),
  priceDown: some((count) => `O preço de ${products(count)} desce.`),
  salePriceUp: some((count) => `O preço promocional de ${products(count)} sobe.`),
  salePriceDown: some((count) => `O preço promocional de ${products(count)} desce.`),
  losePromotion: (count: number) =>
    `${products(count)} ${plural(count, 'sairia', 'sairiam')} da promoção: o preço promocional não ficaria abaixo do preço.`,
  losePromotionMark: 'sai da promoção',

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
  schedule: 'Agendar promoção',
  dates: { start: 'Começa em (opcional)', end: 'Termina em (opcional)' },
  datePlaceholders: { start: 'dd/mm/aaaa 00:00', end: 'dd/mm/aaaa 23:59' },
  datesHint: 'Horário de São Paulo. Sem datas, a promoção vale até ser encerrada.',
  wrongDate: 'Digite a data como 30/11/2026 ou 30/11/2026 18:00.',
  pastEnd: 'O fim da promoção já passou.',
  endBeforeStart: 'O fim precisa ser depois do início.',
  from: (moment: string) => `a partir de ${moment}`,
  until: (moment: string) => `até ${moment}`,
  applyDiscount: 'Aplicar desconto',
  salePrice: 'Promocional',
  reachZeroPrice: some(
    (count) =>
      `${products(count)} ${plural(count, 'chegaria', 'chegariam')} a um preço promocional de ${formatBrl(0)}.`,
  ),
  alreadyOnSale: some(
    (count) =>
      `${products(count)} já ${plural(count, 'está', 'estão')} em promoção: o preço promocional será substituído.`,
  ),

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
  reachZeroStock: some((count) => `${products(count)} ${plural(count, 'ficaria', 'ficariam')} com estoque zero.`),
  stayUnlimited: some(
    (count) => `${products(count)} com estoque ilimitado ${plural(count, 'fica como está', 'ficam como estão')}.`,
  ),

  irreversible: 'Atenção: Esta ação é irreversível!',
  deleteEffects:
    'Os produtos saem da loja na hora. Pedidos antigos continuam com o nome e o preço dos itens. Por 30 dias eles podem ser restaurados na Lixeira.',

  dearer: (count: number) => `${formatCount(count)} ${plural(count, 'ficaria mais caro', 'ficariam mais caros')}.`,
  dearerMark: 'fica mais caro',
  cannotTake: (count: number) =>
    `${products(count)} não ${plural(count, 'pode', 'podem')} receber este valor, porque o estoque passaria de 999.998.`,
  cannotTakeMark: 'não pode receber',
  leaveOut: 'Deixar de fora',
  leftOutMark: 'fica de fora',
  moreNames: (count: number) => `e mais ${formatCount(count)}`,

  preview: 'Prévia',
  previewLater: 'Preencha os campos para ver o antes e o depois.',
  previewFailed: 'Não foi possível calcular a prévia.',
  willChange: (count: number) => `${products(count)} ${plural(count, 'será alterado', 'serão alterados')}.`,
  firstOf: (shown: number, total: number) =>
    `${plural(shown, 'O', 'Os')} ${formatCount(shown)} ${plural(shown, 'mais recente', 'mais recentes')} de ${formatCount(total)}`,
  fullPrice: (price: number) => `Preço ${formatBrl(price)}`,
  product: 'Produto',
  before: ' antes',
  after: 'Depois',

  deleteTitle: 'Confirmar Exclusão',
  delete: (count: number) => `Excluir ${products(count)}`,
  deleteQuestion: (count: number) => `Excluir ${products(count)}? Atenção: Esta ação é irreversível!`,
  progress: 'Alteração em andamento',
  working: (count: number) => `Alterando ${products(count)}. Isto pode levar alguns segundos; não feche a página.`,
  done: (kind: ProductBulkKind, count: number) => DONE[kind](count),
  failed: (kind: ProductBulkKind, code: DataErrorCode) => [FAILED[kind], WHY[code]].filter(Boolean).join(' '),
  resultUnknown: 'Não sabemos se a alteração foi gravada. Tente novamente para saber: nada é feito duas vezes.',

  leftAlone: (count: number, kind: ProductBulkKind) =>
    kind === 'delete'
      ? `${products(count)} não ${plural(count, 'foi excluído', 'foram excluídos')}`
      : `${products(count)} não ${plural(count, 'foi alterado', 'foram alterados')}`,
  changedMeanwhile: (name: string) => `${name}: foi alterado em outra sessão.`,
  goneAlready: (name: string) => `${name}: não existe mais.`,
  deletedProduct: 'Produto excluído',
} as const
