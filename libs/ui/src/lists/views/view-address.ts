import type { ListParams } from '@loja/domain/list'
import { COLUMNS_PARAM, VIEW_PARAM } from './view-params'

/** The valid parameters without the page, and the columns. */
export function viewAddress<P extends { page: number }>(
  { parse, format }: Pick<ListParams<P, never>, 'parse' | 'format'>,
  query: URLSearchParams,
): string {
  const columns = query.get(COLUMNS_PARAM)
  return new URLSearchParams({
    ...format({ ...parse(query), page: 1 }),
    ...(columns !== null && { [COLUMNS_PARAM]: columns }),
  }).toString()
}

export interface NamedView {
  key: string
  address: string
}

/** The view that the address names, or else the one with this address, whatever its columns. */
export function chosenView<View extends NamedView>(
  views: readonly View[],
  query: URLSearchParams,
  current: string,
): View | undefined {
  const key = query.get(VIEW_PARAM)
  const named = key ? views.find((view) => view.key === key) : undefined
  if (named) return named
  const hasColumns = query.has(COLUMNS_PARAM)
  return views.find((view) => (hasColumns ? view.address : withoutColumns(view.address)) === current)
}

function withoutColumns(address: string): string {
  const query = new URLSearchParams(address)
  query.delete(COLUMNS_PARAM)
  return query.toString()
}

export function viewSearch({ key, address }: NamedView): string {
  return new URLSearchParams(key ? [...new URLSearchParams(address), [VIEW_PARAM, key]] : []).toString()
}

/** A view names its columns, also those that are shown by default. @param columns replaced by those of the address */
export function withColumns(address: string, columns: string): string {
  const query = new URLSearchParams(address)
  if (!query.has(COLUMNS_PARAM)) query.set(COLUMNS_PARAM, columns)
  return query.toString()
}
