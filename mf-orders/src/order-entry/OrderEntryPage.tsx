import type { OrderWithProducts } from '@loja/data/orders'
import { isUuid } from '@loja/domain/format'
import { accessAtom, pagePath } from '@loja/platform'
import { PageForm } from '@loja/ui/dialogs'
import { PageHeader, usePageTitle } from '@loja/ui/parts'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useLocation, useSearchParams } from 'react-router'
import { useOrder } from '../order/use-order'
import styles from './Entry.module.css'
import { EntrySections } from './EntrySections'
import { EntryTotal } from './EntryTotal'
import { type EntryValues, repeatedValues } from './entry-values'
import { LoadingEntry } from './LoadingEntry'
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
  if (!isUuid(repeated)) return <Entry key={`${userId} ${key}`} userId={userId} given={{}} />
  return <Repetition key={`${userId} ${repeated}`} userId={userId} id={repeated} />
}

function Repetition({ userId, id }: { userId: string; id: string }) {
  const { data: order, error, isFetching, refetch } = useOrder(id)
  const products = useQuery({
    ...productsOf(order?.products.map((product) => product.id) ?? []),
    enabled: order !== undefined,
  })
  if (order && products.data)
    return <Entry userId={userId} given={repeatedValues(order, products.data)} repeated={order} />
  return (
    <LoadingEntry
      title={messages.title}
      up={backToList()}
      failure={(error ?? products.error) && messages.loadFailed}
      busy={isFetching || products.isFetching}
      onRetry={() => void (error ? refetch() : products.refetch())}
    />
  )
}

const backToList = () => ({ to: pagePath('orders') ?? '', text: messages.back })

interface EntryProps {
  userId: string
  given: Partial<EntryValues>
  repeated?: OrderWithProducts
}

function Entry({ userId, given, repeated }: EntryProps) {
  const { form, totals, save, saving } = useOrderEntry({
    given,
    place: { form: repeated ? `order-repeat-${repeated.id}` : 'order-new', userId },
  })
  const title = repeated ? messages.repeatTitle(repeated.orderNumber) : messages.title
  usePageTitle(title)
  return (
    <PageForm
      form={form}
      className={styles.form}
      header={() => (
        <PageHeader title={title} up={backToList()} summary={repeated ? messages.repeatSummary : messages.summary} />
      )}
      failure={null}
      foot={<EntryTotal count={form.values.items.length} totals={totals} />}
      saveText={messages.save}
      saving={saving}
      isNew
      onSave={save}
    >
      <EntrySections form={form} />
    </PageForm>
  )
}
