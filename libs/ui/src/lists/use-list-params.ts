import { type ListParams, PAGE_NAME, PAGE_SIZE, pageCount } from '@loja/domain/list'
import { useCallback, useEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { SummaryCard } from './SummaryCards'
import { viewParamsOf } from './views/view-params'

/** Applies the change to the current address, which may be newer than the rendered one. */
export type SetListParams<Params> = (change: (current: Params) => Params, options?: { replace: boolean }) => void

/** Stable until the address changes. */
export interface ListAddress<P extends { page: number }, Filter extends keyof P & string> {
  list: ListParams<P, Filter>
  params: P
  filter: Pick<P, Filter>
  setParams: SetListParams<P>
  /** Changes parameters and returns to page 1. */
  change: (patch: Partial<Omit<P, 'page'>>, options?: { replace: boolean }) => void
  /** Sets and removes one value. */
  toggle: <Key extends Filter>(key: Key, value: P[Key], label: string) => NonNullable<SummaryCard['filter']>
}

/** The parameters of a list, stored only in the address, beside those of its view. Corrects a page that is not a number. */
export function useListParams<P extends { page: number }, Filter extends keyof P & string>(
  list: ListParams<P, Filter>,
): ListAddress<P, Filter> {
  const { parse, format } = list
  const [query, setQuery] = useSearchParams()
  const params = useMemo(() => parse(query), [query, parse])
  const setParams = useCallback<SetListParams<P>>(
    (change, options) => {
      const current = new URLSearchParams(window.location.search)
      setQuery({ ...format(change(parse(current))), ...viewParamsOf(current) }, options)
    },
    [setQuery, parse, format],
  )
  useEffect(
    function correctPage() {
      const page = query.get(PAGE_NAME)
      const corrected = format(parse(query))
      if (page !== null && page !== corrected[PAGE_NAME])
        setQuery({ ...corrected, ...viewParamsOf(query) }, { replace: true })
    },
    [query, parse, format, setQuery],
  )
  return useMemo(() => {
    type Patch = Partial<Omit<P, 'page'>>
    return {
      list,
      params,
      filter: filterOf(list, params),
      setParams,
      change: (patch, options) => setParams((current) => list.change(current, patch), options),
      toggle: (key, value, label) => ({
        param: key,
        label,
        on: params[key] === value,
        onToggle: () =>
          setParams((current) =>
            list.change(current, { [key]: current[key] === value ? list.initial[key] : value } as unknown as Patch),
          ),
      }),
    }
  }, [list, params, setParams])
}

export function filterOf<P extends { page: number }, Filter extends keyof P & string>(
  { filters }: ListParams<P, Filter>,
  params: P,
): Pick<P, Filter> {
  return Object.fromEntries(filters.map((key) => [key, params[key]])) as Pick<P, Filter>
}

/** Leads from a page after the last to the last one. */
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
