import { type AdjustedProduct, isDataError, type ProductUndoResult, type SkippedProduct } from '@loja/data'
import { formatCount } from '@loja/domain'
import { failureReason } from '../notice/failure-reason'

const products = (count: number) => `${formatCount(count)} ${count === 1 ? 'produto' : 'produtos'}`
const plural = (count: number, one: string, many: string) => (count === 1 ? one : many)

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
