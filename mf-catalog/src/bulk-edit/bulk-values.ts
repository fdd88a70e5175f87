import type { DiscountKind } from '@loja/data/products'
import { parseTypedDiscount } from '@loja/domain/format'

export function parseDiscount(kind: DiscountKind, text: string): number | null {
  const value = parseTypedDiscount(text, kind === 'percentage')
  return value === 0 ? null : value
}
