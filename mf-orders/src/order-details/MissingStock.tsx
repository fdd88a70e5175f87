import type { OrderWithProducts } from '@loja/data/orders'
import looks from '@loja/ui/looks.module.css'
import { Alert } from 'antd'
import { messages } from './messages'

/** Until the order is sent: then the pieces were found. */
export function MissingStock({ order: { status, missingStock } }: { order: OrderWithProducts }) {
  if (missingStock.length === 0 || (status !== 'pendente' && status !== 'processando')) return null
  const products = missingStock.map(({ productName, quantity }) => messages.bookedLine(productName, quantity))
  return <Alert className={looks.before8} type="warning" showIcon title={messages.missingStock(products.join(', '))} />
}
