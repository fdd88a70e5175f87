import { PAGE_SIZE } from '@loja/domain'
import { type ComponentProps, type ReactNode, useCallback, useMemo } from 'react'
import { PageHeader } from '../layout/PageHeader'
import { RowLinks } from '../navigation/RowLinks'
import { EmptyState } from '../notice/EmptyState'
import { LoadFailure } from '../notice/LoadFailure'
import { ListFilters } from './filters/ListFilters'
import { Pager } from './Pager'
import { type ListRows, ResponsiveList, type ShownRows } from './rows/ResponsiveList'
import { type SummaryCard, SummaryCards } from './SummaryCards'
import { type ListAddress, useLeavePageAfterTheLast } from './use-list-params'
import type { ListQueries } from './use-list-queries'
import { useKept, useUnsettledFailure } from './use-shown-rows'

type FilterProps<P extends { page: number }, Filter extends keyof P & string> = ComponentProps<
  typeof ListFilters<P, Filter>
>

interface Layout<P extends { page: number; pageSize?: number; sort?: string }, Filter extends keyof P & string, Row>
  extends Pick<FilterProps<P, Filter>, 'filters' | 'sorting' | 'found'> {
  address: ListAddress<P, Filter>
  queries: ListQueries<Row>
  summary?: ReactNode
  actions?: ReactNode
  lead?: ReactNode
  cards?: SummaryCard[]
  toolbar?: ReactNode
  texts: {
    title: string
    filterTags: FilterProps<P, Filter>['tags']
    empty: string
    emptyHint: string
    emptyFilteredHint: string
    loadFailed: string
  }
}

/** `children` is for rows of two kinds. */
type Rows<Row> =
  | (Omit<ListRows<Row>, 'label'> & { children?: never })
  | { children: (shown: ShownRows<Row>) => ReactNode }

/** The layout of every list. Rows stay when a later read fails. */
export function ListPage<
  P extends { page: number; pageSize?: number; sort?: string },
  Filter extends keyof P & string,
  Row extends { id: string },
>(props: Layout<P, Filter, Row> & Rows<Row>) {
  const { address, queries, summary, actions, lead, cards, filters, sorting, found, toolbar, texts } = props
  const { list, params, setParams } = address
  const { query, countQueries, total } = queries
  useLeavePageAfterTheLast(params, setParams, total)
  const rows = useKept(queries.rows)
  const shownTotal = useKept(total)
  const failure = useUnsettledFailure([query, ...countQueries])
  const onPage = useCallback((page: number) => setParams((current) => ({ ...current, page })), [setParams])
  const sizes = useMemo(
    () =>
      list.pageSizes && {
        options: list.pageSizes,
        onChange: (pageSize: number) => setParams((current) => ({ ...current, pageSize, page: 1 })),
      },
    [list, setParams],
  )
  const [sortKey = '', direction] = params.sort?.split('_') ?? []
  const sort = {
    key: sortKey,
    direction: direction === 'asc' ? ('asc' as const) : ('desc' as const),
    onSort: (key: string, way: 'asc' | 'desc') =>
      setParams((current) => ({ ...current, sort: `${key}_${way}`, page: 1 })),
  }
  const shown = {
    rows,
    refreshing: query.isPlaceholderData || queries.rows === undefined,
    empty: (
      <EmptyState title={texts.empty} hint={list.isFiltered(params) ? texts.emptyFilteredHint : texts.emptyHint} />
    ),
    ...(params.sort && { sort }),
  }
  return (
    <>
      <PageHeader title={texts.title} summary={summary} actions={actions} />
      {lead}
      {cards && <SummaryCards failed={countQueries.some(({ isError }) => isError)} cards={cards} />}
      <ListFilters
        list={list}
        params={params}
        setParams={setParams}
        filters={filters}
        tags={texts.filterTags}
        sorting={sorting}
        found={found}
      />
      {failure && <LoadFailure text={texts.loadFailed} {...failure} />}
      {toolbar}
      {(rows || !failure) && (
        <RowLinks>
          {props.children ? (
            props.children(shown)
          ) : (
            <ResponsiveList
              {...shown}
              label={texts.title}
              fields={props.fields}
              selection={props.selection}
              arrowKeys={props.arrowKeys}
            />
          )}
        </RowLinks>
      )}
      {rows && shownTotal !== undefined && (
        <Pager
          page={params.page}
          pageSize={params.pageSize ?? PAGE_SIZE}
          total={shownTotal}
          onChange={onPage}
          {...(sizes && { sizes })}
        />
      )}
    </>
  )
}
