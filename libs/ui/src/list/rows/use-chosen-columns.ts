import { useMemo, useState } from 'react'
import { useIsPhone } from '../../layout/use-is-phone'
import type { ListField } from './list-field'

/** Optional columns that differ from their default. */
type Choice = Record<string, boolean>

/** The columns that the user chose, stored in this browser. @param fields a stable array */
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
    // Foreign text or no storage: use the defaults.
    return {}
  }
}

function keepChoice(key: string, choice: Choice): void {
  try {
    localStorage.setItem(key, JSON.stringify(choice))
  } catch {
    // No storage: the choice lasts as long as the page.
  }
}
