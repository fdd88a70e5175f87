import { isResultUnknown } from '@loja/data/client'
import { stockShortOf } from '@loja/data/orders'
import { pagePath } from '@loja/platform'
import { newUuid } from '@loja/ui/dialogs'
import { useDataMutation, useNotify } from '@loja/ui/parts'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { askForStock } from './ask-for-stock'
import { EMPTY_ENTRY, type EntryValues } from './entry-values'
import { messages } from './messages'
import { parseEntry } from './parse-entry'
import { creation } from './queries'
import { type EntryForm, useEntryForm } from './use-entry-form'

export function useOrderEntry({ given, draft }: { given: Partial<EntryValues>; draft: string }) {
  const [initial] = useState<EntryValues>(() => ({ ...EMPTY_ENTRY, ...given, requestId: newUuid() }))
  const form = useEntryForm({ initial, draft })
  const parsed = parseEntry(form.values)
  return { form, totals: parsed.totals, ...useCreation({ form, parsed }) }
}

function useCreation({ form, parsed: { entry, errors } }: { form: EntryForm; parsed: ReturnType<typeof parseEntry> }) {
  const { values, isChanged } = form
  const notify = useNotify()
  const navigate = useNavigate()
  const { mutate, isPending } = useDataMutation(creation)
  const [created, setCreated] = useState<string | null>(null)
  useEffect(
    function showOrder() {
      if (created === null || isChanged) return
      const list = pagePath('orders') ?? ''
      // A step back leads to the list, wherever the form was opened.
      void navigate(list, { replace: true })
      void navigate(`${list}/${created}`, { state: { fromList: true } })
    },
    [created, isChanged, navigate],
  )

  const send = (acceptStock: boolean) => {
    const sent = JSON.stringify(entry)
    mutate(
      { requestId: values.requestId, entry, acceptStock },
      {
        onSuccess: ({ id, orderNumber }) => {
          const isOther = values.unanswered !== '' && values.unanswered !== sent
          if (isOther) notify.warning(messages.createdBefore(orderNumber))
          else notify.success(messages.created(orderNumber))
          form.discard()
          setCreated(id)
        },
        onError: (error) => {
          const short = stockShortOf(error)
          // A refusal proves that an earlier request was not stored.
          form.set('unanswered', isResultUnknown(error) ? values.unanswered || sent : '')
          if (short) askForStock(short, entry.items, { action: messages.createAnyway, run: () => send(true) })
        },
      },
    )
  }
  return {
    saving: isPending || created !== null,
    save: () => {
      if (!form.refuse(errors, messages.itemsWrong)) send(false)
    },
  }
}
