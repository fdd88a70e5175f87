import type { OrderWithProducts } from '@loja/data/orders'
import { isUuid } from '@loja/domain/format'
import { accessAtom, pagePath } from '@loja/platform'
import { PageForm } from '@loja/ui/dialogs'
import { WaitingLines } from '@loja/ui/late'
import { LoadFailure, PageHeader, Surface, usePageTitle } from '@loja/ui/parts'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useLocation, useSearchParams } from 'react-router'
import { useOrder } from '../order/use-order'
import { CustomerSection } from './CustomerSection'
import { DeliverySection } from './DeliverySection'
import styles from './Entry.module.css'
import { EntryTotal } from './EntryTotal'
import { type EntryValues, repeatedValues } from './entry-values'
import { ItemsSection } from './ItemsSection'
import { messages } from './messages'
import { PaymentSection } from './PaymentSection'
import { productsOf } from './queries'
import { useOrderEntry } from './use-order-entry'

/** `/admin/orders/novo`, with `?de={id}` as a repetition of that order. */
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
  const failed = error ?? products.error
  return (
    <>
      <PageHeader title={messages.title} up={backToList()} />
      {failed ? (
        <LoadFailure
          text={messages.loadFailed}
          busy={isFetching || products.isFetching}
          onRetry={() => void (error ? refetch() : products.refetch())}
        />
      ) : (
        <Surface>
          <WaitingLines label={messages.loading} lines={12} />
        </Surface>
      )}
    </>
  )
}

const backToList = () => ({ to: pagePath('orders') ?? '', text: messages.back })

interface EntryProps {
  userId: string
  given: Partial<EntryValues>
  repeated?: OrderWithProducts
}

function Entry({ userId, given, repeated }: EntryProps) {
  const form = useOrderEntry({
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
      foot={<EntryTotal form={form} />}
      saveText={messages.save}
      saving={form.saving}
      isNew
      onSave={form.save}
    >
      <div className={styles.sections}>
        <ItemsSection form={form} />
        <CustomerSection form={form} />
        <DeliverySection form={form} />
        <PaymentSection form={form} />
      </div>
    </PageForm>
  )
}
