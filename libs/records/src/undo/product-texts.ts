import type { AdjustedObject, SkippedObject } from '@loja/data/changes'
import { isDataError } from '@loja/data/client'
import { plural } from '@loja/domain/format'
import { failureReason } from '@loja/ui/parts'
import { products } from './counted'
import { sharedTexts } from './shared-texts'
import type { UndoTexts } from './undo-texts'

const SKIPPED: Partial<Record<SkippedObject['reason'], (name: string) => string>> = {
  changed: (name) => `${name}: foi alterado ou vendido depois, ficou como está.`,
  deleted: (name) => `${name}: não existe mais.`,
  'name-taken': (name) => `${name}: outro produto já usa este nome.`,
}
const ADJUSTED: Partial<Record<AdjustedObject['reason'], (name: string) => string>> = {
  'category-gone': (name) => `${name}: voltou sem categoria, porque ela não existe mais.`,
  'brand-gone': (name) => `${name}: voltou sem marca, porque ela não existe mais.`,
  'featured-full': (name) => `${name}: voltou fora dos destaques, que já têm 20 produtos.`,
  'code-taken': (name) => `${name}: voltou sem o SKU ou o GTIN, que agora é de outro produto.`,
  'group-restored': (name) => `${name} voltou à lista.`,
  'group-renamed': (name) => `Voltou como ${name}, porque o nome de antes já existe.`,
}

export const productTexts: UndoTexts = {
  ...sharedTexts({
    objects: products,
    restored: (count) => `${products(count)} ${plural(count, 'restaurado', 'restaurados')}.`,
  }),
  canRetryOne: true,
  skipped: ({ reason, name }) => SKIPPED[reason]?.(name) ?? name,
  adjusted: ({ reason, name }) => ADJUSTED[reason]?.(name) ?? name,
  failed: (error) => {
    const code = isDataError(error) ? error.code : 'unknown'
    if (code === 'conflict') return 'Esta alteração já foi desfeita.'
    if (code === 'limit') return 'Os destaques já têm 20 produtos. Tire algum e tente novamente.'
    if (code === 'not-found') return 'Esta alteração tem mais de 30 dias e não pode mais ser desfeita.'
    return `Erro ao desfazer: ${failureReason(error)}`
  },
}
