import { type OrderToEdit, orderEditConflictOf, stockShortOf } from '@loja/data/orders'
import { useRequestId } from '@loja/ui/dialogs'
import { useDataMutation } from '@loja/ui/parts'
import { useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { orderPath } from '../order-path'
import { askForStock } from './ask-for-stock'
import { editedValues, isSentOrder, parseEdit, storedTotals } from './edited-order'
import { messages } from './messages'
import { editing } from './queries'
import { type EntryForm, useEntryForm } from './use-entry-form'

export function useOrderEdit(order: OrderToEdit) {
  const stored = useMemo(() => editedValues(order), [order])
  const isSent = isSentOrder(order.status)
  const form = useEntryForm({ initial: stored, stored, isSent, draft: `order-edit-${order.id}` })
  // It was sent since they were typed.
  const fixed = form.changed.filter(form.isAgreed)
  if (fixed.length > 0) form.change(Object.fromEntries(fixed.map((field) => [field, stored[field]])))
  const parsed = parseEdit({ values: form.values, stored, changed: form.changed, isSent })
  const former = storedTotals(order)
  return {
    form,
    stored,
    totals: parsed.totals ?? former,
    formerCents: former.totalCents,
    ...useEditing({ order, form, parsed }),
  }
}

interface Editing {
  order: OrderToEdit
  form: EntryForm
  parsed: ReturnType<typeof parseEdit>
}

function useEditing({ order: { id, revision }, form, parsed: { edit, errors } }: Editing) {
  const { isChanged, conflicts } = form
  const { mutate, isPending } = useDataMutation(editing)
  const [comparing, setComparing] = useState(false)
  const [saved, setSaved] = useState(false)
  const requestIdOf = useRequestId()
  const navigate = useNavigate()
  const { search, state } = useLocation()
  useEffect(
    function showOrder() {
      if (saved && !isChanged) void navigate(`${orderPath(id)}${search}`, { replace: true, state })
    },
    [saved, isChanged, navigate, id, search, state],
  )

  const send = (acceptStock: boolean) => {
    const request = { orderId: id, revision, edit, reason: form.values.reason.trim() }
    mutate(
      { ...request, requestId: requestIdOf(request), acceptStock },
      {
        onSuccess: () => {
          form.discard()
          setSaved(true)
        },
        onError: (error) => {
          const short = stockShortOf(error)
          if (short) askForStock(short, edit.items ?? [], { action: messages.saveAnyway, run: () => send(true) })
          setComparing(orderEditConflictOf(error) === 'changed')
        },
      },
    )
  }
  return {
    saving: isPending || saved,
    isComparing: comparing && conflicts.length > 0,
    stopComparing: () => setComparing(false),
    save: () => {
      if (!isChanged) return
      if (conflicts.length > 0) setComparing(true)
      else if (!form.refuse(errors, messages.itemsWrong)) send(false)
    },
  }
}
