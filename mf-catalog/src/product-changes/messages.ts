import type { ProductChange } from '@loja/data'
import { formatBrl, formatCount, formatRate, UNLIMITED_STOCK } from '@loja/domain'

const products = (count: number) => `${formatCount(count)} ${count === 1 ? 'produto' : 'produtos'}`
const plural = (count: number, one: string, many: string) => (count === 1 ? one : many)
const stock = (quantity: number) => (quantity === UNLIMITED_STOCK ? 'Ilimitado' : formatCount(quantity))

function what(change: ProductChange): string {
  const count = products(change.count)
  switch (change.kind) {
    case 'discount': {
      const { discount, value } = change
      return `Desconto de ${discount === 'percentage' ? formatRate(value) : formatBrl(value)} em ${count}`
    }
    case 'stock': {
      const quantity = stock(change.quantity)
      if (change.mode === 'set') return `Estoque de ${count} definido em ${quantity}`
      return change.mode === 'add'
        ? `${quantity} ${plural(change.quantity, 'somado', 'somados')} ao estoque de ${count}`
        : `${quantity} ${plural(change.quantity, 'subtraído', 'subtraídos')} do estoque de ${count}`
    }
    case 'category':
      return `${count} ${plural(change.count, 'movido', 'movidos')} para ${change.categoryName}`
    case 'brand':
      return `${count} ${plural(change.count, 'passado', 'passados')} para a marca ${change.brandName}`
    case 'status':
      return `${count} ${change.active ? plural(change.count, 'ativado', 'ativados') : plural(change.count, 'desativado', 'desativados')}`
    case 'tags': {
      const tags = change.tags.join(', ')
      return change.mode === 'add' ? `Tags ${tags} em ${count}` : `Tags ${tags} fora de ${count}`
    }
    case 'promotion_end':
      return `Promoção encerrada em ${count}`
    case 'rounding':
      return `Preços de ${count} arredondados para ,90`
    case 'category_merge':
    case 'brand_merge': {
      const [group, groups] = change.kind === 'brand_merge' ? ['Marca', 'Marcas'] : ['Categoria', 'Categorias']
      const names = change.merged.map(({ name }) => name).join(', ')
      return `${plural(change.merged.length, `${group} ${names} mesclada`, `${groups} ${names} mescladas`)} em ${change.targetName}, com ${count}`
    }
    case 'supplier_list':
      return `Lista de ${change.supplierName} aplicada em ${count}`
    case 'delete':
      return `${count} ${plural(change.count, 'excluído', 'excluídos')}`
  }
}

export const messages = {
  title: 'Alterações em massa',
  text: 'Edições em massa e exclusões dos últimos 30 dias.',
  loading: 'Carregando as alterações',
  loadFailed: 'Não foi possível carregar os dados.',
  empty: 'Nenhuma alteração em massa',
  emptyHint: 'O que você mudar em vários produtos de uma vez aparece aqui, com um botão para desfazer.',
  tabs: { changes: 'Edições', imports: 'Importações' },

  what,
  which: (names: string[], count: number) => {
    const more = count - names.length
    return more > 0 ? `${names.join(', ')} e mais ${formatCount(more)}` : names.join(', ')
  },
  undo: 'Desfazer',
  undoRest: 'Desfazer o restante',
  undoTitle: 'Desfazer alteração',
  undoConfirm: (count: number) => (count === 0 ? 'Desfazer' : `Desfazer em ${products(count)}`),
  undoQuestion: (text: string, { kind, remainingCount }: ProductChange) =>
    kind === 'delete'
      ? `${text}. ${plural(remainingCount, 'Ele volta à loja como era', 'Eles voltam à loja como eram')}. O que não puder voltar será listado.`
      : `${text}. Os valores de antes voltam. O que foi alterado ou vendido depois fica como está e será listado.`,
  undone: ({ restoredCount, remainingCount, count }: ProductChange) =>
    remainingCount > 0
      ? `Desfeita em parte, ${formatCount(restoredCount ?? 0)} de ${products(count)}`
      : `Desfeita, ${products(restoredCount ?? 0)}`,
} as const
