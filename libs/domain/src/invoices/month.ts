import type { FilterParam } from '../list/list-params'

export type Month = string

const shortMonths = new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', month: 'short' })
const months = new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', month: 'long', year: 'numeric' })

function isMonth(text: string | null | undefined): text is Month {
  return /^(19|20)\d\d-(0[1-9]|1[0-2])$/.test(text ?? '')
}

export function formatMonth(month: Month): string {
  return months.format(Date.parse(`${month}-01T00:00:00Z`))
}

/** E.g. `nov/26`. */
export function formatShortMonth(month: Month): string {
  const moment = Date.parse(`${month}-01T00:00:00Z`)
  return `${shortMonths.format(moment).replace('.', '')}/${month.slice(2, 4)}`
}

export function monthsBetween(first: Month, last: Month): Month[] {
  const [from, to] = [indexOf(first), indexOf(last)]
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, back) => {
    const index = to - back
    return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`
  })
}

export const monthParam: FilterParam<Month | null> = {
  initial: null,
  parse: (query) => {
    const text = query.get('mes')
    return isMonth(text) ? text : null
  },
  format: (month): Record<string, string> => (month ? { mes: month } : {}),
  narrows: (month) => month !== null,
}

function indexOf(month: Month): number {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return year * 12 + number - 1
}
