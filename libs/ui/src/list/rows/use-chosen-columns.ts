import { useMemo, useState } from 'react'
import { useIsPhone } from '../../layout/use-is-phone'
import type { ListField } from './list-field'

/** Optional columns whose place differs from where they begin. */
type Choice = Record<string, boolean>

/**
 * The columns that one person wants to see of a list, kept in this browser. A phone's cards have no columns: there every
 * field stands that is shown to begin with.
 * @param list names the list, e.g. `products`
 * @param userId whose choice it is; nothing is kept without one
 * @param fields the same array for every draw
 */
export function useChosenColumns<Row>(list: string, userId: string | undefined, fields: ListField<Row>[]) {
  const key = userId && `loja.columns.${list}.${userId}`
  const [choice, setChoice] = useState(() => readChoice(key))
  const isPhone = useIsPhone()
  const isShown = (field: ListField<Row>) => choice[field.key] ?? field.optional !== 'hidden'
  const shownFields = useMemo(
    () =>
      fields.filter(({ key: name, optional }) =>
        optional && !isPhone ? (choice[name] ?? optional === 'shown') : optional !== 'hidden',
      ),
    [fields, choice, isPhone],
  )
  const change = (next: Choice) => {
    setChoice(next)
    if (key) keepChoice(key, next)
  }
  return {
    shownFields,
    columns: fields
      .filter(({ optional }) => optional)
      .map((field) => ({ key: field.key, title: field.title, shown: isShown(field) })),
    onShow: (name: string, shown: boolean) => change({ ...choice, [name]: shown }),
    onReset: () => change({}),
  }
}

function readChoice(key: string | undefined): Choice {
  try {
    const kept: unknown = JSON.parse((key && localStorage.getItem(key)) || '{}')
    const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : []
    return Object.fromEntries(entries.filter(([, shown]) => typeof shown === 'boolean'))
  } catch {
    // Another program's text, or a browser that keeps nothing: the columns are where they begin.
    return {}
  }
}

function keepChoice(key: string, choice: Choice): void {
  try {
    localStorage.setItem(key, JSON.stringify(choice))
  } catch {
    // The choice lasts as long as the page.
  }
}
