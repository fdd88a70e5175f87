import type { FeaturedProduct } from '@loja/data/products'
import { formatDateTime } from '@loja/domain/format'
import { featuredStateOf, formatPromotionDay } from '@loja/domain/products'
import looks from '@loja/ui/looks.module.css'
import { lateMessages } from './late-messages'

export function FeaturedStateText({ product, full = false }: { product: FeaturedProduct; full?: boolean }) {
  const now = Date.now()
  const format = full ? formatDateTime : (moment: string) => formatPromotionDay(moment, now)
  const text = lateMessages.state(featuredStateOf(product, now), product, format) ?? (full && lateMessages.shown)
  return text && <span className={looks.quiet}>{text}</span>
}
