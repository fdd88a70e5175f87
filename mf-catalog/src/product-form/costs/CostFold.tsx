import { declarePart, Fold, Late, WaitingLines } from '@loja/ui/late'
import { messages } from './messages'

const historyPart = declarePart(async () => (await import('./CostHistory')).CostHistory)

export function CostFold({ productId }: { productId: string }) {
  return (
    <Fold name="product-costs" title={messages.title} part={historyPart}>
      {() => (
        <Late
          part={historyPart}
          on="press"
          props={{ productId }}
          waiting={<WaitingLines label={messages.loading} lines={4} />}
          failedText={messages.loadFailed}
        />
      )}
    </Fold>
  )
}
