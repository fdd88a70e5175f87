import { declarePart, LateFold } from '@loja/ui/late'
import { messages } from './messages'

const historyPart = declarePart(async () => (await import('./CostHistory')).CostHistory)

export function CostFold({ productId }: { productId: string }) {
  return <LateFold name="product-costs" part={historyPart} props={{ productId }} texts={messages} />
}
