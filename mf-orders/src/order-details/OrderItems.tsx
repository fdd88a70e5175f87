import { ABSENT, formatBrlOrAbsent, type OrderLine } from '@loja/domain'
import { messages } from './messages'
import styles from './OrderItems.module.css'

export function OrderItems({ items }: { items: OrderLine[] }) {
  if (items.length === 0) return <p className={styles.none}>{messages.noItems}</p>
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
            <td className={styles.product}>{line.productName ?? ABSENT}</td>
            <td className={styles.figure}>{line.quantity ?? ABSENT}</td>
            <td className={styles.figure}>{formatBrlOrAbsent(line.priceBrl)}</td>
            <td className={styles.figure}>{formatBrlOrAbsent(line.totalBrl)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
