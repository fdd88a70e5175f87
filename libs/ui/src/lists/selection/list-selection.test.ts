import { describe, expect, test } from 'vitest'
import {
  countSelected,
  isRowSelected,
  NO_ROWS,
  type SelectedRows,
  selectionUnder,
  setRowsSelected,
} from './list-selection'

interface Filter {
  search: string
  status: string | null
}

const row = (id: string) => ({ id })
const filter: Filter = { search: '', status: 'pendente' }
type Selected = SelectedRows<{ id: string }, Filter>

describe('[PROD-09] rows ticked one by one', () => {
  test('are ticked, counted, and unticked', () => {
    const three: Selected = setRowsSelected(NO_ROWS, [row('a'), row('b'), row('c')], true)
    const two = setRowsSelected(three, [row('a')], false)
    expect(countSelected(two, 420)).toBe(2)
    expect(['a', 'b', 'c'].map((id) => isRowSelected(two, { id }))).toEqual([false, true, true])
  })

  test('stay under another filter', () => {
    const one: Selected = setRowsSelected(NO_ROWS, [row('a')], true)
    expect(selectionUnder(one, { ...filter, search: '417' })).toBe(one)
  })
})

describe('[PROD-09] all that a filter finds', () => {
  const all: Selected = { kind: 'all', filter, except: {} }

  test('less those unticked', () => {
    const less = setRowsSelected(all, [row('a'), row('b')], false)
    const more = setRowsSelected(less, [row('b')], true)
    expect(countSelected(more, 37)).toBe(36)
    expect(isRowSelected(more, { id: 'a' })).toBe(false)
    expect(isRowSelected(more, { id: 'never seen' })).toBe(true)
  })

  test('ends with its filter', () => {
    expect(selectionUnder(all, { ...filter })).toBe(all)
    for (const changed of [
      { ...filter, search: '417' },
      { ...filter, status: null },
    ])
      expect(selectionUnder(all, changed)).toBe(NO_ROWS)
  })
})
