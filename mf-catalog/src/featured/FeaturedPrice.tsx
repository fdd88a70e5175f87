import type { ProductListRow } from '@loja/data/products'
import { formatBrl } from '@loja/domain/format'
import { isOnSale } from '@loja/domain/products'
import looks from '@loja/ui/looks.module.css'
import { SpokenText } from '@loja/ui/parts'
import { lateMessages } from './late-messages'

export function FeaturedPrice({ product }: { product: ProductListRow }) {
  if (!isOnSale(product, Date.now()))
    return <span className={`${looks.nowrap} ${looks.figures}`}>{formatBrl(product.price)}</span>
  return (
    <span className={`${looks.nowrap} ${looks.figures}`}>
      <SpokenText>{lateMessages.onSale} </SpokenText>
      {formatBrl(product.salePrice ?? 0)}{' '}
      <s className={looks.caption}>
        <SpokenText>{lateMessages.fullPrice} </SpokenText>
        {formatBrl(product.price)}
      </s>
    </span>
  )
}
