import { accessAtom, pagePath } from '@loja/platform'
import { PageForm, PageHeader, usePageTitle } from '@loja/ui'
import { useAtomValue } from 'jotai'
import { useLocation } from 'react-router'
import { CustomerSection } from './CustomerSection'
import { DeliverySection } from './DeliverySection'
import styles from './Entry.module.css'
import { EntryTotal } from './EntryTotal'
import { ItemsSection } from './ItemsSection'
import { messages } from './messages'
import { PaymentSection } from './PaymentSection'
import { useOrderEntry } from './use-order-entry'

/** `/admin/orders/novo` */
export function OrderEntryPage() {
  const { key } = useLocation()
  const access = useAtomValue(accessAtom)
  if (access.status !== 'granted') return null
  return <Entry key={`${access.userId} ${key}`} userId={access.userId} />
}

const backToList = () => ({ to: pagePath('orders') ?? '', text: messages.back })

function Entry({ userId }: { userId: string }) {
  const form = useOrderEntry({ form: 'order-new', userId })
  usePageTitle(messages.title)
  return (
    <PageForm
      form={form}
      className={styles.form}
      header={() => <PageHeader title={messages.title} up={backToList()} summary={messages.summary} />}
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
