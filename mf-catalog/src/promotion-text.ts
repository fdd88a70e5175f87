import { formatBrl } from '@loja/domain/format'
import type { PromotionEffect } from '@loja/domain/products'

const SENTENCES: Record<PromotionEffect, (salePrice: string) => string> = {
  ends: (salePrice) => `A promoção de ${salePrice} deixa de valer.`,
  inverts: (salePrice) => `A promoção de ${salePrice} deixa de valer: está acima do preço.`,
  revives: (salePrice) => `A promoção de ${salePrice} volta a valer.`,
}

export function promotionText(effect: PromotionEffect, salePrice: number): string {
  return SENTENCES[effect](formatBrl(salePrice))
}
