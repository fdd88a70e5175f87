import { Fold, LoadFailure, useLoaded, WaitingLines } from '@loja/ui'
import { messages } from './messages'

const load = async () => (await import('./CostHistory')).CostHistory

/** Read when it is opened. */
export function CostFold({ productId }: { productId: string }) {
  return (
    <Fold name="product-costs" title={messages.title}>
      {() => <LoadedCosts productId={productId} />}
    </Fold>
  )
}

function LoadedCosts({ productId }: { productId: string }) {
  const { part: CostHistory, isError, isFetching, retry } = useLoaded({ name: 'cost-history', load })
  if (CostHistory) return <CostHistory productId={productId} />
  if (isError) return <LoadFailure text={messages.loadFailed} busy={isFetching} onRetry={retry} />
  return <WaitingLines label={messages.loading} lines={4} />
}
