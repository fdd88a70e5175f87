import type { ProductField } from '@loja/domain/products'
import type { FieldNotice } from '@loja/ui/dialogs'
import { messages } from '../messages'
import type { ProductForm } from '../use-product-form'

export function fieldNotice(form: ProductForm, field: ProductField): FieldNotice | null {
  const refusal = form.errors[field]
  if (refusal) return { tone: 'error', text: refusal }
  const problem = form.problems[field]
  if (problem && form.isChecked(field))
    return { tone: 'error', text: messages.problem(field, problem, String(form.values[field])) }
  return form.others.conflicts.includes(field) ? { tone: 'warning', text: messages.fieldChanged } : null
}

export function isInvalid(form: ProductForm, field: ProductField): boolean {
  return fieldNotice(form, field)?.tone === 'error'
}
