import { formatOrderListParams, type OrderListParams, parseOrderListParams } from '@loja/domain'
import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'

/** The list's parameters live in the address alone: reload, back and a shared link show the same list. */
export function useOrderListParams() {
  const [query, setQuery] = useSearchParams()
  const params = useMemo(() => parseOrderListParams(query), [query])
  const setParams = useCallback(
    (next: OrderListParams, options?: { replace: boolean }) => setQuery(formatOrderListParams(next), options),
    [setQuery],
  )
  return { params, setParams }
}
