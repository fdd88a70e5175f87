import type { BestSeller } from '@loja/data/dashboard'
import { formatBrl } from '@loja/domain/format'
import { ProductImage } from '@loja/records'
import looks from '@loja/ui/looks.module.css'
import { PageLink } from '@loja/ui/parts'
import { useId } from 'react'
import styles from './BestSellers.module.css'
import { messages } from './sales-messages'

export function BestSellers({ products }: { products: BestSeller[] }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={`${looks.hint} ${looks.flush} ${looks.regular} ${looks.dense}`}>
        {messages.bestSellers}
      </h3>
      {products.length === 0 && (
        <p className={`${looks.flush} ${looks.before8} ${looks.quiet}`}>{messages.noBestSellers}</p>
      )}
      <ol className={styles.products}>
        {products.map((product) => (
          <li key={product.id} className={styles.product}>
            <ProductImage src={product.image} />
            <PageLink page="products" below={`/edit/${product.id}`} className={`${styles.name} ${looks.clamped}`}>
              {product.name}
            </PageLink>
            <span className={`${looks.hint} ${looks.dense}`}>{messages.pieces(product.quantity)}</span>
            <span className={looks.dense}>{formatBrl(product.revenueBrl)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
