import { type ListParams, PAGE_NAME, PAGE_SIZE, pageCount } from '@loja/domain'
import { useCallback, useEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router'

/** How the parameters of a list are read from the address and written to it: `listParams` makes one. */
type Address<Params extends { page: number }> = Pick<ListParams<Params, never>, 'parse' | 'format'>

/**
 * Changes what the address says. The change is made on what it says at that moment, which may be more than the page has
 * rendered yet: of two quick clicks neither undoes the other. `replace` leaves no step in the history.
 */
export type SetListParams<Params> = (change: (current: Params) => Params, options?: { replace: boolean }) => void

/**
 * A list's parameters live in the address alone: reload, back and a shared link show the same list. A page that is no
 * number is corrected in the address too.
 */
export function useListParams<Params extends { page: number }>({ parse, format }: Address<Params>) {
  const [query, setQuery] = useSearchParams()
  const params = useMemo(() => parse(query), [query, parse])
  const setParams = useCallback<SetListParams<Params>>(
    (change, options) => setQuery(format(change(parse(new URLSearchParams(window.location.search)))), options),
    [setQuery, parse, format],
  )
  useEffect(
    function correctPage() {
      const page = query.get(PAGE_NAME)
      const corrected = format(parse(query))
      if (page !== null && page !== corrected[PAGE_NAME]) setQuery(corrected, { replace: true })
    },
    [query, parse, format, setQuery],
  )
  return { params, setParams }
}

/**
 * Leads from a page after the last (an old link, rows deleted meanwhile) to the last one.
 * @param total exact number of rows on all pages; absent while it is not known for these parameters
 */
export function useLeavePageAfterTheLast<Params extends { page: number; pageSize?: number }>(
  params: Params,
  setParams: SetListParams<Params>,
  total: number | undefined,
): void {
  const lastPage = total === undefined ? params.page : pageCount(total, params.pageSize ?? PAGE_SIZE)
  useEffect(
    function leavePageAfterTheLast() {
      if (params.page > lastPage) setParams((current) => ({ ...current, page: lastPage }), { replace: true })
    },
    [params, lastPage, setParams],
  )
}
