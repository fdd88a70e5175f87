import type { OrderWithProducts } from '@loja/data/orders'
import { Alert } from 'antd'
import { messages } from './messages'
import styles from './OrderDetailsBody.module.css'

/** Until the order is sent: then the pieces were found. */
export function MissingStock({ order: { status, missingStock } }: { order: OrderWithProducts }) {
  if (missingStock.length === 0 || (status !== 'pendente' && status !== 'processando')) return null
  const products = missingStock.map(({ productName, quantity }) => messages.bookedLine(productName, quantity))
  return <Alert className={styles.missing} type="warning" showIcon title={messages.missingStock(products.join(', '))} />
}
