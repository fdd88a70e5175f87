import { declarePart, LateFold } from '@loja/ui/late'
import { messages } from './messages'

const movementsPart = declarePart(async () => (await import('./StockMovements')).StockMovements)

export function StockFold({ productId }: { productId: string }) {
  return <LateFold name="stock-movements" part={movementsPart} props={{ productId }} texts={messages} />
}
