import { FormSection } from '@loja/ui'
import styles from './Entry.module.css'
import { EntryText } from './EntryText'
import { messages } from './messages'
import type { OrderEntryForm } from './use-order-entry'

export function CustomerSection({ form }: { form: OrderEntryForm }) {
  return (
    <FormSection title={messages.sections.customer}>
      <div className={styles.pair}>
        <EntryText form={form} field="name" maxLength={200} required />
        <EntryText form={form} field="phone" maxLength={40} inputMode="tel" />
        <EntryText form={form} field="document" maxLength={20} />
        <EntryText form={form} field="email" maxLength={200} inputMode="email" />
      </div>
    </FormSection>
  )
}
