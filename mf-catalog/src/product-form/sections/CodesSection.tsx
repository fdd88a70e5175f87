import { FormSection } from '@loja/ui/dialogs'
import { FieldsOnPress } from '../fields/FieldsOnPress'
import { MoneyField, TextField } from '../fields/TextField'
import { messages } from '../messages'
import type { ProductForm } from '../use-product-form'
import { readAs } from './money-hints'
import styles from './Sections.module.css'

export function CodesSection({ form }: { form: ProductForm }) {
  const { cost } = form.values
  return (
    <FormSection title={messages.sections.codes}>
      <div className={styles.pair}>
        <TextField field="sku" form={form} />
        <TextField field="gtin" form={form} inputMode="numeric" />
      </div>
      <FieldsOnPress text={messages.enterCost} isUsed={cost !== ''}>
        <div className={styles.pair}>
          <MoneyField field="cost" form={form} hint={readAs(cost)} autoFocus={cost === ''} />
        </div>
      </FieldsOnPress>
    </FormSection>
  )
}
