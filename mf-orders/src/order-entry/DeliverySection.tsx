import { formatPostalCode, parsePostalCode, postalCodeState } from '@loja/domain/orders'
import { FieldFrame, FormSection } from '@loja/ui/dialogs'
import { QuietText } from '@loja/ui/parts'
import { Select } from 'antd'
import styles from './Entry.module.css'
import { EntryText } from './EntryText'
import { needsPostalCode, PICKUP, SHIPPING_METHODS } from './entry-values'
import { messages } from './messages'
import type { EntryForm } from './use-entry-form'

export function DeliverySection({ form }: { form: EntryForm }) {
  const { shippingMethod, postalCode, state } = form.values
  const methods = SHIPPING_METHODS.includes(shippingMethod) ? SHIPPING_METHODS : [...SHIPPING_METHODS, shippingMethod]
  const { onChange: _, 'aria-invalid': __, ...method } = form.text('shippingMethod')
  const formatCode = () => {
    const code = parsePostalCode(postalCode)
    if (code === null) return
    form.change({ postalCode: formatPostalCode(code), state: state.trim() || (postalCodeState(code) ?? '') })
  }
  return (
    <FormSection title={messages.sections.delivery}>
      <div className={styles.pair}>
        <FieldFrame {...form.frame('shippingMethod')} label={messages.shippingMethod}>
          <Select
            {...method}
            disabled={form.isAgreed('shippingMethod')}
            options={methods.map((value) => ({ value, label: value || messages.unknownMethod }))}
            onChange={(value: string) => form.set('shippingMethod', value)}
          />
        </FieldFrame>
        <EntryText form={form} field="shippingCost" prefix="R$" inputMode="decimal" />
      </div>
      {shippingMethod === PICKUP ? (
        <QuietText>{messages.pickupHint}</QuietText>
      ) : (
        <div className={styles.address}>
          <EntryText
            form={form}
            field="postalCode"
            inputMode="numeric"
            required={needsPostalCode(form.values)}
            onBlur={formatCode}
          />
          <EntryText form={form} field="street" required />
          <EntryText form={form} field="number" required />
          <EntryText form={form} field="complement" />
          <EntryText form={form} field="neighborhood" />
          <EntryText form={form} field="city" required />
          <EntryText form={form} field="state" required />
        </div>
      )}
    </FormSection>
  )
}
