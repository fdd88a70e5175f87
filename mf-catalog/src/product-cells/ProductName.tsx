import { StarFilled } from '@ant-design/icons'
import type { ProductListRow } from '@loja/data'
import { ClampedText, NoteSign, ProductImage, RowLink } from '@loja/ui'
import { productPath } from '../product-path'
import { messages } from './messages'
import styles from './ProductName.module.css'

export function ProductName({ product }: { product: ProductListRow }) {
  return (
    <div className={styles.product}>
      <ProductImage src={product.mainImage} />
      <RowLink to={productPath(product.id)} className={styles.name}>
        <ClampedText>{product.name}</ClampedText>
      </RowLink>
      {product.isFeatured && (
        <StarFilled className={styles.featured} role="img" aria-label={messages.featured} title={messages.featured} />
      )}
      <NoteSign count={product.noteCount} />
    </div>
  )
}
