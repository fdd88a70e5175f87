import { type ProductListRow, productConflictOf } from '@loja/data/products'
import { formatBrl } from '@loja/domain/format'
import { promotionEffect } from '@loja/domain/products'
import { useNotify } from '@loja/ui/parts'
import { useEffect, useRef, useState } from 'react'
import { TYPED_FIELDS, type TypedField } from './editable-fields'
import { messages } from './messages'
import { useSaveProductFields } from './use-save-product-fields'

interface CellEdit {
  status: 'open' | 'saving'
  text: string
  seen: ProductListRow
  problem?: string
}

const PROBLEMS: Record<TypedField, (product: ProductListRow) => string> = {
  price: () => messages.invalidPrice,
  salePrice: ({ price }) => messages.invalidSalePrice(formatBrl(price)),
  stockQuantity: () => messages.invalidStock,
}
/** What an absent value counts as. */
const EMPTY: Record<TypedField, number | null> = { price: 0, salePrice: null, stockQuantity: 0 }

export function useCellEdit(product: ProductListRow, field: TypedField, onClose: () => void) {
  const rule = TYPED_FIELDS[field]
  const [edit, setEdit] = useState<CellEdit>({ status: 'open', text: rule.typed(product), seen: product })
  // Tab saves and moves the focus, which must not save again.
  const current = useRef<CellEdit | null>(edit)
  const change = (next: CellEdit) => {
    current.current = next
    setEdit(next)
  }
  const close = () => {
    current.current = null
    onClose()
  }
  const notify = useNotify()
  useEffect(
    function nameTypedTextOfRowThatLeaves() {
      return () => {
        const left = current.current
        if (left?.status !== 'open' || left.text === TYPED_FIELDS[field].typed(left.seen)) return
        notify.warning(messages.leftList(field, left.seen.name, left.text))
      }
    },
    [field, notify],
  )
  const { mutate } = useSaveProductFields(field, rule.shown)

  const save = () => {
    const now = current.current
    if (now?.status !== 'open') return
    const { text, seen } = now
    const patch = rule.parse(text, seen)
    if (patch === undefined) return change({ ...now, problem: PROBLEMS[field](seen) })
    if (text === rule.typed(seen) || patch[field] === (seen[field] ?? EMPTY[field])) return close()
    change({ status: 'saving', text, seen })
    mutate(
      { seen, patch },
      {
        onSuccess: (row) => {
          close()
          const effect = promotionEffect(seen, row, Date.now())
          if (effect) notify.warning(messages.promotion(effect, row.name, row.salePrice ?? 0))
        },
        onError: (error) => {
          const other = productConflictOf(error)
          const problem = other ? messages.keepOrOverwrite(rule.shown(other)) : messages.notSaved(error)
          change({ status: 'open', text, seen: other ?? seen, problem })
        },
      },
    )
  }
  return {
    edit,
    type: (text: string) => {
      const now = current.current
      if (now?.status === 'open') change({ status: 'open', text, seen: now.seen })
    },
    save,
    restore: () => current.current?.status === 'open' && close(),
  }
}
