import { StarFilled } from '@ant-design/icons'
import type { ProductListRow } from '@loja/data/products'
import { NoteSign, ProductImage } from '@loja/records'
import { ClampedText } from '@loja/ui/lists'
import looks from '@loja/ui/looks.module.css'
import { RowLink, useIsPhone } from '@loja/ui/parts'
import { use } from 'react'
import { productPath } from '../product-path'
import { CatalogNamesContext } from './catalog-names'
import { messages } from './messages'
import styles from './ProductName.module.css'

export function ProductName({ product }: { product: ProductListRow }) {
  const isPhone = useIsPhone()
  const signs = (
    <>
      {product.isFeatured && (
        <StarFilled
          className={`${looks.rigid} ${looks.warning}`}
          role="img"
          aria-label={messages.featured}
          title={messages.featured}
        />
      )}
      <NoteSign count={product.noteCount} />
    </>
  )
  return (
    <div className={styles.product}>
      <ProductImage src={product.mainImage} />
      <div className={looks.narrow}>
        <RowLink to={productPath(product.id)} className={styles.name}>
          <ClampedText>{product.name}</ClampedText>
        </RowLink>
        {isPhone && (
          <div className={styles.category}>
            <CategoryName id={product.categoryId} />
            {signs}
          </div>
        )}
      </div>
      {!isPhone && signs}
    </div>
  )
}

function CategoryName({ id }: { id: string | null }) {
  const { categories } = use(CatalogNamesContext)
  return id === null ? messages.noCategory : categories.find((category) => category.id === id)?.name
}
