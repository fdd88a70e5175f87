import { paymentMethodLabel } from '@loja/domain/orders'
import { FieldFrame, FormSection } from '@loja/ui/dialogs'
import { Input, Segmented } from 'antd'
import styles from './Entry.module.css'
import { EntryText } from './EntryText'
import { PAYMENT_METHODS } from './entry-values'
import { messages } from './messages'
import type { EntryForm } from './use-entry-form'

const DISCOUNT_KINDS = (['fixed', 'percent'] as const).map((value) => ({ value, label: messages.discountKinds[value] }))

export function PaymentSection({ form }: { form: EntryForm }) {
  const { discountKind, paymentMethod } = form.values
  const methods = PAYMENT_METHODS.includes(paymentMethod) ? PAYMENT_METHODS : [...PAYMENT_METHODS, paymentMethod]
  return (
    <FormSection title={messages.sections.payment}>
      <div className={styles.pair}>
        <div className={styles.discount}>
          <EntryText form={form} field="discount" inputMode="decimal" />
          <Segmented
            className={styles.kind}
            aria-label={messages.discountKind}
            disabled={form.isAgreed('discountKind')}
            options={DISCOUNT_KINDS}
            value={discountKind}
            onChange={(kind) => form.set('discountKind', kind)}
          />
        </div>
        <FieldFrame {...form.frame('paymentMethod')} label={messages.paymentMethod}>
          <Segmented
            className={styles.methods}
            id={form.frame('paymentMethod').id}
            aria-label={messages.paymentMethod}
            disabled={form.isAgreed('paymentMethod')}
            options={methods.map((value) => ({
              value,
              label: value ? paymentMethodLabel(value) : messages.unknownMethod,
            }))}
            value={paymentMethod}
            onChange={(method) => form.set('paymentMethod', method)}
          />
        </FieldFrame>
      </div>
      <FieldFrame {...form.frame('notes')} label={messages.notes}>
        <Input.TextArea {...form.text('notes')} autoSize={{ minRows: 2, maxRows: 8 }} />
      </FieldFrame>
    </FormSection>
  )
}
