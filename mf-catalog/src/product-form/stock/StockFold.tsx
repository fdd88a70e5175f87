import { declarePart, Fold, Late, WaitingLines } from '@loja/ui/late'
import { messages } from './messages'

const movementsPart = declarePart(async () => (await import('./StockMovements')).StockMovements)

export function StockFold({ productId }: { productId: string }) {
  return (
    <Fold name="stock-movements" title={messages.title} part={movementsPart}>
      {() => (
        <Late
          part={movementsPart}
          on="press"
          props={{ productId }}
          waiting={<WaitingLines label={messages.loading} lines={4} />}
          failedText={messages.loadFailed}
        />
      )}
    </Fold>
  )
}
