import type { ProductListRow } from '@loja/data'
import { ProductImage } from '@loja/ui'
import styles from './FeaturedPicker.module.css'

export function PickedProduct({ product }: { product: ProductListRow }) {
  return (
    <span className={styles.product}>
      <ProductImage src={product.mainImage} />
      <span className={styles.name}>{product.name}</span>
    </span>
  )
}
