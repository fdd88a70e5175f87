import {
  type AdjustedProduct,
  isDataError,
  type ProductChange,
  type ProductUndoResult,
  type SkippedProduct,
} from '@loja/data'
import { formatBrl, formatCount, formatRate, UNLIMITED_STOCK } from '@loja/domain'
import { failureReason } from '@loja/ui'

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

const SKIPPED: Record<SkippedProduct['reason'], (name: string) => string> = {
  changed: (name) => `${name}: foi alterado ou vendido depois, ficou como está.`,
  deleted: (name) => `${name}: não existe mais.`,
  'name-taken': (name) => `${name}: outro produto já usa este nome.`,
}
const ADJUSTED: Record<AdjustedProduct['reason'], (name: string) => string> = {
  'category-gone': (name) => `${name}: voltou sem categoria, porque ela não existe mais.`,
  'brand-gone': (name) => `${name}: voltou sem marca, porque ela não existe mais.`,
  'featured-full': (name) => `${name}: voltou fora dos destaques, que já têm 20 produtos.`,
  'code-taken': (name) => `${name}: voltou sem o SKU ou o GTIN, que agora é de outro produto.`,
  'group-restored': (name) => `${name} voltou à lista.`,
  'group-renamed': (name) => `Voltou como ${name}, porque o nome de antes já existe.`,
}

const restored = (count: number, skipped: number) => {
  const done = `${products(count)} ${plural(count, 'restaurado', 'restaurados')}.`
  return skipped === 0 ? done : `${done} ${products(skipped)} não ${plural(skipped, 'voltou', 'voltaram')}:`
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
  undoFailed: (error: unknown) => {
    const code = isDataError(error) ? error.code : 'unknown'
    const result = isDataError(error) ? (error.cause as Partial<ProductUndoResult> | undefined) : undefined
    const [first] = result?.skipped ?? []
    if (first) return `Nada foi desfeito. ${SKIPPED[first.reason](first.name)}`
    if (code === 'conflict') return 'Esta alteração já foi desfeita em outra sessão.'
    if (code === 'limit') return 'Os destaques já têm 20 produtos. Tire algum e tente de novo.'
    if (code === 'not-found') return 'Esta alteração tem mais de 30 dias e não pode mais ser desfeita.'
    return `Erro ao desfazer: ${failureReason(error)}`
  },
  restored,
  /** In a notice. */
  undoneNotice: ({ restored: count, skipped, adjusted }: ProductUndoResult) => {
    const [first] = skipped
    const [changed] = adjusted
    const reason = first ? SKIPPED[first.reason](first.name) : changed && ADJUSTED[changed.reason](changed.name)
    const done = restored(count, skipped.length).replace(/:$/, '.')
    return reason ? `${done} ${reason}` : done
  },
  skipped: SKIPPED,
  adjusted: ADJUSTED,
  more: (count: number) => `e mais ${formatCount(count)}`,
  stillStored: 'O que não voltou continua guardado por 30 dias, contados da alteração.',
  tryAgain: 'Tentar novamente',
  restoreRenamed: 'Restaurar com outro nome',
  restoreAllRenamed: (count: number) => `Restaurar ${products(count)} com outro nome`,
  newName: (name: string) => `Novo nome de ${name}`,
  restore: 'Restaurar',
  nameTaken: 'Outro produto já usa este nome.',
} as const
