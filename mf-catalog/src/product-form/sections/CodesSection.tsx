import { FormSection } from '@loja/ui/dialogs'
import { TextField } from '../fields/TextField'
import { messages } from '../messages'
import type { ProductForm } from '../use-product-form'
import { readAs } from './money-hints'
import styles from './Sections.module.css'

export function CodesSection({ form }: { form: ProductForm }) {
  return (
    <FormSection title={messages.sections.codes}>
      <div className={styles.pair}>
        <TextField field="sku" form={form} maxLength={64} />
        <TextField field="gtin" form={form} inputMode="numeric" maxLength={20} />
        <TextField field="cost" form={form} inputMode="decimal" prefix="R$" hint={readAs(form.values.cost)} />
      </div>
    </FormSection>
  )
}
