import { type ProductDetails, productEditConflictOf } from '@loja/data/products'
import { PRODUCT_FIELD_NAMES, type ProductDraft, type ProductField, parseProductForm } from '@loja/domain/products'
import { rebased } from '@loja/ui/dialogs'
import { useNotify } from '@loja/ui/parts'
import { useState } from 'react'
import { focusField } from './fields/field-control'
import type { NameLookup } from './fields/field-text'
import { messages } from './messages'
import { changesOf, otherChanges, PRODUCT_SHAPE, type ProductEdits, toEdited } from './product-form-state'
import { type ProductSave, useStoreProduct } from './queries'
import type { ProductForm } from './use-product-form'

interface Options {
  form: ProductForm
  stored: ProductDetails | null
  names: NameLookup
  onMet: (stored: ProductDetails) => void
}

export function useProductSave({ form, stored, names, onMet }: Options) {
  const notify = useNotify()
  const { save, saving } = useStoreProduct()
  const [comparing, setComparing] = useState(false)

  const send = (edits: ProductEdits, onStored?: (id: string) => void) => {
    const { values, base } = edits
    const { draft } = parseProductForm(values)
    const product: ProductSave = {
      id: values.id,
      version: base.version,
      draft,
      patch: pick(draft, changesOf(edits)),
      names: {
        categoryName: names.categoryName(values.categoryId),
        brandName: names.brandName(values.brandId),
      },
      onSaved: (row) => {
        form.saved(values, toEdited(row))
        onStored?.(row.id)
      },
    }
    save(product, (error) => {
      const met = productEditConflictOf(error)
      if (met) meet(edits, met)
      else form.fail(error)
    })
  }

  const meet = (edits: ProductEdits, met: ProductDetails) => {
    onMet(met)
    if (isConflict(edits, met)) return setComparing(true)
    if (!sendRebased(edits, met)) notify.success(messages.saved)
  }

  const sendRebased = (edits: ProductEdits, stored: ProductDetails, given: readonly ProductField[] = []) => {
    const newest = toEdited(stored)
    const next = rebased(PRODUCT_SHAPE, edits, newest, given)
    const isLeft = changesOf(next).length > 0
    form.rebase(newest, given)
    if (isLeft) send(next)
    return isLeft
  }

  return {
    saving,
    comparing,
    compare: () => setComparing(true),
    stopComparing: () => setComparing(false),
    submit: (onStored?: (id: string) => void) => {
      form.checkAll()
      const { values, problem } = form.addImages()
      const { problems } = parseProductForm(values)
      const isStuck = problem !== null && problem.kind !== 'present'
      const wrong = PRODUCT_FIELD_NAMES.find((field) => problems[field] || (field === 'images' && isStuck))
      if (wrong) return focusField(wrong)
      const edits = { base: form.base, values }
      if (form.base.version > 0 && changesOf(edits).length === 0) return
      if (!stored || stored.version <= edits.base.version) return send(edits, onStored)
      meet(edits, stored)
    },
    resolve: (given: readonly ProductField[]) => {
      setComparing(false)
      if (stored) sendRebased(form, stored, given)
    },
  }
}

/** The other session changed the same fields, or makes those of this one impossible. A sale does neither. */
function isConflict(edits: ProductEdits, met: ProductDetails): boolean {
  const { problems } = parseProductForm(rebased(PRODUCT_SHAPE, edits, toEdited(met)).values)
  return otherChanges(edits, met).conflicts.length > 0 || PRODUCT_FIELD_NAMES.some((field) => problems[field])
}

function pick(draft: ProductDraft, fields: readonly ProductField[]): Partial<ProductDraft> {
  return Object.fromEntries(fields.map((field) => [field, draft[field]]))
}
