import type { OrderWithProducts } from '@loja/data/orders'
import { isUuid } from '@loja/domain/format'
import { accessAtom, pagePath } from '@loja/platform'
import { LoadingPage } from '@loja/ui/late'
import { LoadFailure } from '@loja/ui/parts'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useLocation, useSearchParams } from 'react-router'
import { useOrder } from '../order/use-order'
import { EntryPageForm } from './EntryPageForm'
import { type EntryValues, repeatedValues } from './entry-values'
import { messages } from './messages'
import { productsOf } from './queries'
import { useOrderEntry } from './use-order-entry'

/** `?de={id}` repeats that order. */
export function OrderEntryPage() {
  const { key } = useLocation()
  const [query] = useSearchParams()
  const repeated = query.get('de') ?? ''
  const access = useAtomValue(accessAtom)
  if (access.status !== 'granted') return null
  const { userId } = access
  if (!isUuid(repeated)) return <Entry key={`${userId} ${key}`} given={{}} />
  return <Repetition key={`${userId} ${repeated}`} id={repeated} />
}

function Repetition({ id }: { id: string }) {
  const { data: order, error, isFetching, refetch } = useOrder(id)
  const products = useQuery({
    ...productsOf(order?.products.map((product) => product.id) ?? []),
    enabled: order !== undefined,
  })
  if (order && products.data) return <Entry given={repeatedValues(order, products.data)} repeated={order} />
  return (
    <LoadingPage
      title={messages.title}
      up={backToList()}
      label={messages.loading}
      failure={
        (error ?? products.error) && (
          <LoadFailure
            text={messages.loadFailed}
            busy={isFetching || products.isFetching}
            onRetry={() => void (error ? refetch() : products.refetch())}
          />
        )
      }
    />
  )
}

const backToList = () => ({ to: pagePath('orders') ?? '', text: messages.back })

interface EntryProps {
  given: Partial<EntryValues>
  repeated?: OrderWithProducts
}

function Entry({ given, repeated }: EntryProps) {
  const { form, totals, save, saving } = useOrderEntry({
    given,
    draft: repeated ? `order-repeat-${repeated.id}` : 'order-new',
  })
  return (
    <EntryPageForm
      form={form}
      header={{
        title: repeated ? messages.repeatTitle(repeated.orderNumber) : messages.title,
        up: backToList(),
        summary: repeated ? messages.repeatSummary : messages.summary,
      }}
      total={{ totals }}
      saveText={messages.save}
      saving={saving}
      isNew
      onSave={save}
    />
  )
}
