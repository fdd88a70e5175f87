import { PRODUCT_NAME_LIMIT } from '@loja/domain/products'
import type { FieldNotice } from '@loja/ui/dialogs'
import { FormSection } from '@loja/ui/dialogs'
import { Link } from 'react-router'
import { productPath } from '../../product-path'
import { TextField } from '../fields/TextField'
import { messages } from '../messages'
import { useNameCheck } from '../use-name-check'
import type { ProductForm } from '../use-product-form'

export function IdentitySection({ form }: { form: ProductForm }) {
  const taken = useNameCheck(form)
  return (
    <FormSection title={messages.sections.identity}>
      <TextField field="name" form={form} hint={taken ? takenNotice(taken.id) : lengthNotice(form.values.name)} />
      <TextField field="shortDescription" form={form} rows={1} />
      <TextField field="description" form={form} rows={5} />
    </FormSection>
  )
}

function takenNotice(id: string): FieldNotice {
  return {
    tone: 'warning',
    text: (
      <span>
        {messages.nameTaken}{' '}
        <Link to={productPath(id)} target="_blank">
          {messages.openOther} {messages.newTab}
        </Link>
      </span>
    ),
  }
}

function lengthNotice(name: string): FieldNotice | null {
  const count = [...name].length
  return count > PRODUCT_NAME_LIMIT - 50 ? { tone: 'info', text: messages.characters(count, PRODUCT_NAME_LIMIT) } : null
}
