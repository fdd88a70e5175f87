import { type ProductDetails, productEditConflictOf } from '@loja/data'
import { PRODUCT_FIELD_NAMES, type ProductDraft, type ProductField, parseProductForm } from '@loja/domain'
import { useNotify } from '@loja/ui'
import { useState } from 'react'
import { focusField } from './fields/field-control'
import type { NameLookup } from './fields/field-text'
import { messages } from './messages'
import { changesOf, otherChanges, type ProductFormState, toReadProduct } from './product-form-state'
import { type ProductSave, useStoreProduct } from './queries'
import type { ProductForm } from './use-product-form'

interface Options {
  form: ProductForm
  stored: ProductDetails | null
  names: NameLookup
  /** Receives the row of a conflict. */
  onMet: (stored: ProductDetails) => void
}

export function useProductSave({ form, stored, names, onMet }: Options) {
  const notify = useNotify()
  const { save, saving } = useStoreProduct()
  const [comparing, setComparing] = useState(false)

  const send = (state: ProductFormState, onStored?: (id: string) => void) => {
    const { draft } = parseProductForm(state.values)
    const product: ProductSave = {
      id: state.id,
      version: state.base.version,
      draft,
      patch: pick(draft, changesOf(state)),
      names: {
        categoryName: names.categoryName(state.values.categoryId),
        brandName: names.brandName(state.values.brandId),
      },
      onSaved: (row) => {
        form.forgetSaved(state.values, toReadProduct(row))
        onStored?.(row.id)
      },
    }
    save(product, (error) => {
      const met = productEditConflictOf(error)
      if (met) meet(state, met)
      else lead(form.refuse(error))
    })
  }

  const meet = (state: ProductFormState, met: ProductDetails) => {
    onMet(met)
    const { conflicts, theirsAlone } = otherChanges(state, met)
    if (conflicts.length + theirsAlone.length > 0) return setComparing(true)
    const next = form.rebase(toReadProduct(met))
    if (changesOf(next).length > 0) send(next)
    else notify.success(messages.saved)
  }

  return {
    saving,
    comparing,
    compare: () => setComparing(true),
    stopComparing: () => setComparing(false),
    submit: (onStored?: (id: string) => void) => {
      form.checkAll()
      const { state, problem } = form.addImages()
      const { problems } = parseProductForm(state.values)
      const isStuck = problem !== null && problem.kind !== 'present'
      const wrong = PRODUCT_FIELD_NAMES.find((field) => problems[field] || (field === 'images' && isStuck))
      if (wrong) return focusField(wrong)
      if (state.base.version > 0 && changesOf(state).length === 0) return
      const { conflicts, theirsAlone } = otherChanges(state, stored)
      if (conflicts.length + theirsAlone.length > 0) return setComparing(true)
      send(state, onStored)
    },
    /** @param given conflicting fields that keep the stored values */
    resolve: (given: readonly ProductField[]) => {
      setComparing(false)
      if (!stored) return
      const next = form.rebase(toReadProduct(stored), given)
      if (changesOf(next).length > 0) send(next)
    },
  }
}

function lead(field: ProductField | null): void {
  if (field) focusField(field)
}

function pick(draft: ProductDraft, fields: readonly ProductField[]): Partial<ProductDraft> {
  return Object.fromEntries(fields.map((field) => [field, draft[field]]))
}
