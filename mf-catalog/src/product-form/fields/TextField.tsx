import type { ProductField, ProductFormValues } from '@loja/domain/products'
import type { FieldNotice } from '@loja/ui/dialogs'
import { Input } from 'antd'
import { messages } from '../messages'
import type { ProductForm } from '../use-product-form'
import { FormField } from './FormField'
import { isInvalid } from './field-notice'

type TextFieldName = {
  [Field in ProductField]: string extends ProductFormValues[Field] ? Field : never
}[ProductField]

interface Props {
  field: TextFieldName
  form: ProductForm
  hint?: FieldNotice | null
  rows?: number
  inputMode?: 'decimal' | 'numeric'
  prefix?: string
  readOnly?: boolean
  autoFocus?: boolean
}

export function TextField({ field, form, hint = null, rows, prefix, ...props }: Props) {
  const common = {
    ...form.text(field),
    ...props,
    placeholder: messages.fields[field].placeholder,
    'aria-invalid': isInvalid(form, field),
    'aria-required': field === 'name' || field === 'price',
    status: isInvalid(form, field) ? ('error' as const) : ('' as const),
    autoComplete: 'off',
    onBlur: () => form.check(field),
  }
  return (
    <FormField field={field} form={form} hint={hint}>
      {rows === undefined ? (
        <Input {...common} prefix={prefix} />
      ) : (
        <Input.TextArea {...common} autoSize={{ minRows: rows, maxRows: 16 }} />
      )}
    </FormField>
  )
}

export const MoneyField = (props: Props) => <TextField inputMode="decimal" prefix="R$" {...props} />
