import type { FeaturedProduct } from '@loja/data/products'
import { formatDateTime } from '@loja/domain/format'
import { featuredStateOf, formatPromotionDay } from '@loja/domain/products'
import looks from '@loja/ui/looks.module.css'
import { lateMessages } from './late-messages'

interface Props {
  product: FeaturedProduct
  full?: boolean
}

export function FeaturedStateText({ product, full = false }: Props) {
  const now = Date.now()
  const format = full ? formatDateTime : (moment: string) => formatPromotionDay(moment, now)
  const text = lateMessages.state(featuredStateOf(product, now), product, format) ?? (full && lateMessages.shown)
  return text && <span className={looks.quiet}>{text}</span>
}
