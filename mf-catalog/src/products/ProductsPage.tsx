import { countProducts, productKeys } from '@loja/data'
import { productListParams } from '@loja/domain'
import { LoadFailure, NotAvailableYet, PageHeader } from '@loja/ui'
import { useQuery } from '@tanstack/react-query'
import { FeaturedPanel } from '../featured/FeaturedPanel'
import { messages } from './messages'

export function ProductsPage() {
  const count = useQuery({
    queryKey: productKeys.counts(productListParams.initial),
    queryFn: ({ signal }) => countProducts(productListParams.initial, signal),
    meta: { errorText: messages.loadFailed },
  })
  return (
    <>
      <PageHeader title={messages.title} summary={count.data === undefined ? '' : messages.summary(count.data.total)} />
      <FeaturedPanel />
      {count.isError ? (
        <LoadFailure text={messages.loadFailed} busy={count.isFetching} onRetry={() => void count.refetch()} />
      ) : (
        <NotAvailableYet text={messages.notYet} />
      )}
    </>
  )
}
