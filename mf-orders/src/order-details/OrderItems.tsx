import type { OrderedProduct } from '@loja/data/orders'
import { ABSENT, formatBrlOrAbsent } from '@loja/domain/format'
import type { OrderLine } from '@loja/domain/orders'
import { ProductImage } from '@loja/records'
import looks from '@loja/ui/looks.module.css'
import { PageLink } from '@loja/ui/parts'
import { soldProduct } from '../order/sold-product'
import { messages } from './messages'
import styles from './OrderItems.module.css'

export function OrderItems({ items, products }: { items: OrderLine[]; products: OrderedProduct[] }) {
  if (items.length === 0) return <p className={`${looks.flush} ${looks.after8} ${looks.quiet}`}>{messages.noItems}</p>
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{messages.product}</th>
          {[messages.quantity, messages.price, messages.lineTotal].map((title) => (
            <th key={title} scope="col" className={styles.figure}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((line, index) => (
          // Lines have no id and a fixed order.
          <tr key={index}>
            <td className={styles.product}>
              <Product name={line.productName ?? ABSENT} products={products} />
            </td>
            <td className={styles.figure}>{line.quantity ?? ABSENT}</td>
            <td className={styles.figure}>{formatBrlOrAbsent(line.priceBrl)}</td>
            <td className={styles.figure}>{formatBrlOrAbsent(line.totalBrl)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A deleted product has no link. */
function Product({ name, products }: { name: string; products: OrderedProduct[] }) {
  const product = soldProduct(products, name)
  return (
    <span className={looks.row}>
      <ProductImage src={product?.image ?? null} />
      {product ? (
        <PageLink page="products" below={`/edit/${product.id}`}>
          {name}
        </PageLink>
      ) : (
        name
      )}
    </span>
  )
}
