import { formatTypedBrl, parseTypedBrl } from '../format/typed-amount'
import type { FilterParam } from '../list/list-params'

export interface OrderTotalRange {
  minTotal: number | null
  maxTotal: number | null
}

/** Swaps amounts in the wrong order. */
export const orderTotalParam: FilterParam<OrderTotalRange | null> = {
  initial: null,
  parse: (query) => {
    const [min = null, max = null] = ['valor-de', 'valor-ate'].map((name) => parseTypedBrl(query.get(name) ?? ''))
    if (min === null && max === null) return null
    if (min !== null && max !== null && min > max) return { minTotal: max, maxTotal: min }
    return { minTotal: min, maxTotal: max }
  },
  format: (range): Record<string, string> =>
    range
      ? {
          ...(range.minTotal !== null && { 'valor-de': formatTypedBrl(range.minTotal) }),
          ...(range.maxTotal !== null && { 'valor-ate': formatTypedBrl(range.maxTotal) }),
        }
      : {},
  narrows: (range) => range !== null,
}
