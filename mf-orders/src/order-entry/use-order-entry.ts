import { isResultUnknown } from '@loja/data/client'
import { stockShortOf } from '@loja/data/orders'
import { pagePath } from '@loja/platform'
import { confirm, type DraftPlace, newUuid, useForm } from '@loja/ui/dialogs'
import { useDataMutation, useNotify } from '@loja/ui/parts'
import { createElement, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { EMPTY_ENTRY, EMPTY_ITEM, type EntryItem, type EntryValues, withItem } from './entry-values'
import { messages } from './messages'
import { parseEntry } from './parse-entry'
import { creation } from './queries'
import { ShortStock } from './ShortStock'

export type OrderEntryForm = ReturnType<typeof useOrderEntry>

/** In the order of the page. */
const FIELDS = Object.keys(EMPTY_ENTRY).filter((field) => field !== 'unanswered') as (keyof EntryValues)[]

export const entryFieldId = (field: keyof EntryValues) => `pedido-${field}`

/** The form of an order that is entered by hand. */
export function useOrderEntry({ given, place }: { given: Partial<EntryValues>; place: DraftPlace }) {
  const [initial] = useState<EntryValues>(() => ({ ...EMPTY_ENTRY, ...given, requestId: newUuid() }))
  const form = useForm<EntryValues>({
    initial,
    fields: FIELDS,
    idOf: entryFieldId,
    draft: { place, samples: { items: [EMPTY_ITEM] } },
  })
  const { values } = form
  const parsed = parseEntry(values)
  return {
    ...form,
    totals: parsed.totals,
    ...useCreation({ form, parsed }),
    addItem: (item: EntryItem) => form.change(({ items }) => ({ items: withItem(items, item) })),
    setItem: (index: number, patch: Partial<EntryItem>) =>
      form.change(({ items }) => ({ items: items.map((item, at) => (at === index ? { ...item, ...patch } : item)) })),
    removeItem: (index: number) => form.change(({ items }) => ({ items: items.filter((_, at) => at !== index) })),
    /** From a paste: items, and lines that are asked about. */
    addLines: (added: readonly EntryItem[], asked: readonly string[]) =>
      form.change(({ items, lines }) => ({
        items: added.reduce(withItem, items),
        lines: [...new Set([...lines, ...asked])],
      })),
    answerLine: (line: string, item: EntryItem | null) =>
      form.change(({ items, lines }) => ({
        items: item ? withItem(items, item) : items,
        lines: lines.filter((one) => one !== line),
      })),
  }
}

interface Creation {
  form: ReturnType<typeof useForm<EntryValues>>
  parsed: ReturnType<typeof parseEntry>
}

function useCreation({ form, parsed: { entry, errors } }: Creation) {
  const { values, isChanged } = form
  const notify = useNotify()
  const navigate = useNavigate()
  const { mutate, isPending } = useDataMutation(creation)
  const [created, setCreated] = useState<string | null>(null)
  useEffect(
    function showOrder() {
      if (created !== null && !isChanged) void navigate(`${pagePath('orders')}/${created}`, { replace: true })
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
          // Text that was typed meanwhile is discarded too.
          form.discard()
          setCreated(id)
        },
        onError: (error) => {
          const short = stockShortOf(error)
          // A refusal proves that an earlier request was not stored.
          form.set('unanswered', isResultUnknown(error) ? values.unanswered || sent : '')
          if (short) askForStock(short)
        },
      },
    )
  }
  const askForStock = (short: NonNullable<ReturnType<typeof stockShortOf>>) =>
    confirm({
      title: messages.shortTitle,
      text: createElement(ShortStock, { short, items: entry.items }),
      action: messages.createAnyway,
      harmless: true,
      run: () => send(true),
    })
  return {
    saving: isPending || created !== null,
    save: () => {
      if (form.refuse(errors)) return focusWrongItem(errors.items)
      send(false)
    },
  }
}

function focusWrongItem(error: string | undefined): void {
  if (error === messages.itemsWrong)
    document.querySelector<HTMLElement>(`#${entryFieldId('items')}-list [aria-invalid="true"]`)?.focus()
}
