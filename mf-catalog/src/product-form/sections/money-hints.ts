import { formatBrl, parseTypedBrl } from '@loja/domain/format'
import { marginOf, type ProductDraft } from '@loja/domain/products'
import type { FieldNotice } from '@loja/ui/dialogs'
import { messages } from '../messages'

/** How an ambiguous amount is read: `1.234` is a thousand, `12.5` is not. */
export function readAs(typed: string): FieldNotice | null {
  const amount = parseTypedBrl(typed)
  return amount !== null && typed.includes('.') ? { tone: 'info', text: messages.reads(formatBrl(amount)) } : null
}

export function marginNotice(priceBrl: number | null, { cost }: Pick<ProductDraft, 'cost'>): FieldNotice | null {
  const margin = priceBrl === null ? null : marginOf(priceBrl, cost)
  if (margin === null || priceBrl === null || cost === null) return null
  const tone = margin < 0 ? 'warning' : 'info'
  return { tone, text: messages.margin(margin, priceBrl - cost) }
}
