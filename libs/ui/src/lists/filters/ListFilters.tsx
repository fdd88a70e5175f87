import type { ListParams } from '@loja/domain/list'
import { type ComponentProps, type Dispatch, Fragment, memo, type ReactNode, type SetStateAction } from 'react'
import { Select } from '../../late/Select'
import { TickBox } from '../../parts/plain/TickBox'
import { messages } from '../messages'
import type { SetListParams } from '../use-list-params'
import { FilterBar } from './FilterBar'
import styles from './FilterBar.module.css'
import { FilterSelect } from './FilterSelect'
import { SearchBox } from './SearchBox'

interface SearchControl extends Omit<ComponentProps<typeof SearchBox>, 'value' | 'onSearch'> {
  kind: 'search'
}
interface SelectControl<Value extends string | number>
  extends Omit<ComponentProps<typeof FilterSelect<Value>>, 'value' | 'onChange'> {
  kind: 'select'
}
interface CheckControl {
  kind: 'check'
  label: string
}
interface CustomControl<Value> {
  kind: 'custom'
  /** A change of a part is a function, because the address may be newer than the rendered value. */
  render: (value: Value, onChange: Dispatch<SetStateAction<Value>>) => ReactNode
}

type ControlOf<Value> = [Value] extends [string]
  ? SearchControl
  : [Value] extends [boolean]
    ? CheckControl
    : SelectControl<Extract<Value, string | number>> | CustomControl<Value>

/** E.g. `Status: Enviado`. */
type TagOf<Value> = (value: NonNullable<Value>) => string

/** In display order. A missing filter does not compile. Declare it outside of components. */
export type FilterControls<P> = {
  [Key in keyof P]: ControlOf<P[Key]> & {
    tag?: TagOf<P[Key]>
  }
}

interface Props<P extends { page: number; sort?: string }, Filter extends keyof P & string> {
  list: ListParams<P, Filter>
  params: P
  setParams: SetListParams<P>
  filters: FilterControls<Pick<P, Filter>>
  tags: { [Key in Filter]: TagOf<P[Key]> }
  /** Names of the sorts, in the order of the menu. */
  sorts?: Readonly<Record<string, string>> | undefined
  found?: string | undefined
  /** Filters that the chosen view or a pressed figure shows. A text, so that the parts are rendered less often. */
  untagged?: string | undefined
}

/** A ticked row does not render it. */
export const ListFilters = memo(function ListFilters<
  P extends { page: number; sort?: string },
  Filter extends keyof P & string,
>(props: Props<P, Filter>) {
  const { list, params, setParams, filters, tags, sorts, found, untagged = '' } = props
  const change = (key: keyof P, value: unknown, options?: { replace: boolean }) =>
    setParams((current) => {
      const next = typeof value === 'function' ? value(current[key]) : value
      return list.change(current, { [key]: next } as unknown as Partial<Omit<P, 'page'>>)
    }, options)
  const isSearch = (filter: Filter) => (filters[filter] as AnyControl).kind === 'search'
  const narrowing = list.filters.filter((filter) => list.narrows(params, filter))
  const active = narrowing
    // The field shows the searched text.
    .filter((filter) => !isSearch(filter) && !untagged.split(' ').includes(filter))
    .map((filter) => ({
      key: filter,
      text: (filters[filter].tag ?? tags[filter])(params[filter] as NonNullable<P[Filter]>),
      onRemove: () => change(filter, list.initial[filter]),
    }))
  const all = Object.keys(filters) as Filter[]
  const others = all.filter((filter) => !isSearch(filter))
  const drawAll = (some: Filter[]) =>
    some.map((filter) => (
      <Fragment key={filter}>
        {draw(filters[filter] as AnyControl, params[filter], (value, options) => change(filter, value, options))}
      </Fragment>
    ))
  return (
    <FilterBar
      search={drawAll(all.filter(isSearch))}
      more={
        others.length > 0 || sorts
          ? {
              controls: () => (
                <>
                  {drawAll(others)}
                  {sorts && (
                    <Select
                      aria-label={messages.sortBy}
                      value={params.sort ?? null}
                      options={Object.entries(sorts).map(([value, label]) => ({ value, label }))}
                      onChange={(sort) => setParams((current) => ({ ...current, sort, page: 1 }))}
                    />
                  )}
                </>
              ),
              activeCount: others.filter((filter) => list.narrows(params, filter)).length,
            }
          : undefined
      }
      active={active}
      found={list.isFiltered(params) ? found : undefined}
      onClear={active.length + narrowing.filter(isSearch).length > 1 ? () => setParams(list.clear) : undefined}
    />
  )
  // `memo` drops type parameters.
}) as <P extends { page: number; sort?: string }, Filter extends keyof P & string>(props: Props<P, Filter>) => ReactNode

type AnyControl = (SearchControl | SelectControl<string | number> | CheckControl | CustomControl<unknown>) & {
  tag?: unknown
}

function draw(
  { tag: _, ...control }: AnyControl,
  value: unknown,
  onChange: (value: unknown, options?: { replace: boolean }) => void,
): ReactNode {
  if (control.kind === 'custom') return control.render(value, onChange)
  if (control.kind === 'check')
    return (
      <TickBox className={styles.check} checked={value === true} onChange={(checked) => onChange(checked)}>
        {control.label}
      </TickBox>
    )
  const { kind, ...rest } = control
  if (kind === 'search')
    return <SearchBox {...(rest as Omit<SearchControl, 'kind'>)} value={value as string} onSearch={onChange} />
  return (
    <FilterSelect
      {...(rest as Omit<SelectControl<string | number>, 'kind'>)}
      value={value as string | number | null}
      onChange={(chosen) => onChange(chosen)}
    />
  )
}
