import type { ListParams } from '@loja/domain'
import { Fragment, type ReactNode } from 'react'
import type { SetListParams } from '../use-list-params'
import { FilterBar } from './FilterBar'

interface Props<P extends { page: number }, Filter extends keyof P & string> {
  list: ListParams<P, Filter>
  params: P
  onChange: SetListParams<P>
  /** What changes each filter, in the order of this record; a filter without a control does not compile. */
  controls: Record<Filter, ReactNode>
  /** What a filter that narrows the list is called, e.g. `Status: Enviado`. */
  tags: { [Key in Filter]: (value: NonNullable<P[Key]>) => string }
  /** What the filters left, e.g. `2 pedidos encontrados`. */
  found?: string | undefined
  /** What else belongs in the line, e.g. the order on a phone. */
  children?: ReactNode
}

/** Search and filters of a list, with a removable tag for each that narrows it. */
export function ListFilters<P extends { page: number }, Filter extends keyof P & string>(props: Props<P, Filter>) {
  const { list, params, onChange, controls, tags, found, children } = props
  const remove = (filter: Filter) => {
    const patch = { [filter]: list.initial[filter] } as unknown as Partial<Omit<P, 'page'>>
    onChange((current) => list.change(current, patch))
  }
  const active = list.filters
    .filter((filter) => list.narrows(params, filter))
    .map((filter) => ({
      key: filter,
      // One that narrows has a value.
      text: tags[filter](params[filter] as NonNullable<P[Filter]>),
      onRemove: () => remove(filter),
    }))
  return (
    <FilterBar active={active} found={found} onClear={() => onChange(list.clear)}>
      {(Object.entries(controls) as [Filter, ReactNode][]).map(([filter, control]) => (
        <Fragment key={filter}>{control}</Fragment>
      ))}
      {children}
    </FilterBar>
  )
}
