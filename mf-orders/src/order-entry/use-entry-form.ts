import { ENTRY_LIMITS } from '@loja/domain/orders'
import { useForm } from '@loja/ui/dialogs'
import { EMPTY_ENTRY, EMPTY_ITEM, type EntryItem, type EntryValues, withItem } from './entry-values'

export type EntryForm = ReturnType<typeof useEntryForm>

const FIELDS = Object.keys(EMPTY_ENTRY).filter((field) => field !== 'unanswered') as (keyof EntryValues)[]

/** What does not change after an order was sent. */
const AGREED: ReadonlySet<string> = new Set<keyof EntryValues>([
  'shippingMethod',
  'shippingCost',
  'discountKind',
  'discount',
  'paymentMethod',
])

const { text, notes } = ENTRY_LIMITS
const LIMITS = {
  ...{ name: text, email: text, street: text, number: text, complement: text, neighborhood: text, city: text },
  ...{ reason: text, notes },
}

export const entryFieldId = (field: keyof EntryValues) => `pedido-${field}`

interface Options {
  initial: EntryValues
  stored?: EntryValues
  isSent?: boolean
  draft: string
}

export function useEntryForm({ initial, stored, isSent = false, draft }: Options) {
  const form = useForm<EntryValues>({
    initial,
    ...(stored && { stored }),
    fields: FIELDS,
    limits: LIMITS,
    idOf: entryFieldId,
    draft: { form: draft, samples: { items: [EMPTY_ITEM] } },
  })
  return {
    ...form,
    isNew: stored === undefined,
    isSent,
    isAgreed: (field: keyof EntryValues) => isSent && AGREED.has(field),
    addItem: (item: EntryItem) => form.change(({ items }) => ({ items: withItem(items, item) })),
    setItem: (index: number, patch: Partial<EntryItem>) =>
      form.change(({ items }) => ({ items: items.map((item, at) => (at === index ? { ...item, ...patch } : item)) })),
    removeItem: (index: number) => form.change(({ items }) => ({ items: items.filter((_, at) => at !== index) })),
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
    refuse(errors: Parameters<typeof form.refuse>[0], itemsWrong: string) {
      const isRefused = form.refuse(errors)
      if (errors.items === itemsWrong)
        document.querySelector<HTMLElement>(`#${entryFieldId('items')}-list [aria-invalid="true"]`)?.focus()
      return isRefused
    },
  }
}
