import type { ProductField } from '@loja/domain/products'
import { FieldFrame, type FieldNotice } from '@loja/ui/dialogs'
import type { ReactNode } from 'react'
import { messages } from '../messages'
import type { ProductForm } from '../use-product-form'
import { controlId } from './field-control'
import { fieldNotice } from './field-notice'

interface Props {
  field: ProductField
  form: ProductForm
  hint?: FieldNotice | null
  children: ReactNode
}

export function FormField({ field, form, hint = null, children }: Props) {
  const { label, help } = messages.fields[field]
  return (
    <FieldFrame
      id={controlId(field)}
      label={label}
      help={help}
      required={field === 'name' || field === 'price'}
      notice={fieldNotice(form, field) ?? hint}
    >
      {children}
    </FieldFrame>
  )
}
