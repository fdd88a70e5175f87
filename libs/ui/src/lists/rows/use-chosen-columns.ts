import { accessAtom } from '@loja/platform'
import { useAtomValue } from 'jotai'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useIsPhone } from '../../parts/layout/use-is-phone'
import { COLUMNS_PARAM } from '../views/view-params'
import type { ListField } from './list-field'

export type ListColumn = Pick<ListField<never>, 'key' | 'title' | 'hidden'>

export type ColumnChoice = Record<string, boolean>

export type ShowColumns = <Row>(fields: ListField<Row>[]) => ListField<Row>[]

/** The columns in the address, as a view has them, else those stored in this browser. */
export function useChosenColumns(list: string | undefined) {
  const access = useAtomValue(accessAtom)
  const place = list && access.status === 'granted' ? `loja.columns.${list}.${access.userId}` : ''
  const [stored, store] = useState(() => readChoice(place))
  const isPhone = useIsPhone()
  const named = useSearchParams()[0].get(COLUMNS_PARAM)
  const show = useMemo((): ShowColumns => {
    // Other fields would render all rows again.
    const known = new Map<unknown, unknown>()
    return (fields) => {
      const shown = known.get(fields) ?? fields.filter((field) => isShown(fields, field, isPhone ? {} : stored, named))
      known.set(fields, shown)
      return shown as typeof fields
    }
  }, [stored, named, isPhone])
  const chosen = useMemo(() => ({ place, stored, store, named }), [place, stored, named])
  return { chosen, show }
}

export function isShown(
  columns: readonly ListColumn[],
  { key, hidden = false }: ListColumn,
  choice: ColumnChoice,
  named: string | null,
): boolean {
  if (columns[0]?.key === key || key === 'actions') return true
  return named === null ? (choice[key] ?? !hidden) : named.split('.').includes(key)
}

function readChoice(place: string): ColumnChoice {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(place) || '{}')
    const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : []
    return Object.fromEntries(entries.filter(([, shown]) => typeof shown === 'boolean'))
  } catch {
    return {}
  }
}
