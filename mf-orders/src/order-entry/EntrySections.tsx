import { CustomerSection } from './CustomerSection'
import { DeliverySection } from './DeliverySection'
import styles from './Entry.module.css'
import { ItemsSection } from './ItemsSection'
import { PaymentSection } from './PaymentSection'
import type { EntryForm } from './use-entry-form'

export function EntrySections({ form }: { form: EntryForm }) {
  return (
    <div className={styles.sections}>
      <ItemsSection form={form} />
      <CustomerSection form={form} />
      <DeliverySection form={form} />
      <PaymentSection form={form} />
    </div>
  )
}
