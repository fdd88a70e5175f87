import { FormSection, SwitchField } from '@loja/ui/dialogs'
import { controlId } from '../fields/field-control'
import { fieldNotice } from '../fields/field-notice'
import { TextField } from '../fields/TextField'
import { messages } from '../messages'
import type { ProductForm } from '../use-product-form'
import styles from './Sections.module.css'

const STATES = {
  isActive: { on: messages.active, off: messages.inactive },
  isFeatured: { on: messages.featured, off: messages.notFeatured },
} as const

export function VisibilitySection({ form }: { form: ProductForm }) {
  return (
    <FormSection title={messages.sections.visibility}>
      {(['isActive', 'isFeatured'] as const).map((field) => (
        <SwitchField
          key={field}
          id={controlId(field)}
          label={messages.fields[field].label}
          help={messages.fields[field].help ?? ''}
          notice={fieldNotice(form, field)}
          checked={form.values[field]}
          state={form.values[field] ? STATES[field].on : STATES[field].off}
          onChange={(on) => form.set(field, on)}
        />
      ))}
      {form.values.isFeatured && (
        <div className={styles.pair}>
          <TextField field="featuredFrom" form={form} />
          <TextField field="featuredUntil" form={form} />
        </div>
      )}
    </FormSection>
  )
}
