import { PAGE_SIZE } from '@loja/domain/list'
import { Button } from 'antd'
import { type ComponentProps, Fragment, type ReactNode, useCallback, useMemo, useState } from 'react'
import type { MenuItem } from '../late/OpenMenu'
import { declarePart, usePart } from '../late/part'
import { messages as pageMessages } from '../messages'
import { PageHeader } from '../parts/layout/PageHeader'
import { useIsPhone } from '../parts/layout/use-is-phone'
import { RowLinks } from '../parts/navigation/RowLinks'
import { EmptyState } from '../parts/notice/EmptyState'
import { LoadFailure } from '../parts/notice/LoadFailure'
import { words } from '../words'
import { EmptySearch } from './filters/EmptySearch'
import { ListFilters } from './filters/ListFilters'
import styles from './ListPage.module.css'
import { messages } from './messages'
import { PagerPlace } from './PagerPlace'
import { type ListRows, ResponsiveList, type ShownRows } from './rows/ResponsiveList'
import { type ListColumn, type ShowColumns, useChosenColumns } from './rows/use-chosen-columns'
import { type SummaryCard, SummaryCards } from './SummaryCards'
import { type ListAddress, useLeavePageAfterTheLast } from './use-list-params'
import type { ListQueries } from './use-list-queries'
import { useLastValue, useUnsettledFailure } from './use-shown-rows'
import type { ListViews } from './views/list-views'

type FilterProps<P extends { page: number }, Filter extends keyof P & string> = ComponentProps<
  typeof ListFilters<P, Filter>
>

interface Layout<P extends { page: number; pageSize?: number; sort?: string }, Filter extends keyof P & string, Row>
  extends Pick<FilterProps<P, Filter>, 'filters' | 'sorts' | 'found'> {
  address: ListAddress<P, Filter>
  queries: ListQueries<Row>
  /** Default: none, also later. */
  summary?: ReactNode
  actions?: ReactNode
  /** They divide the page, so they are above its search. */
  tabs?: ReactNode
  lead?: ReactNode
  cards?: SummaryCard[]
  /** At the start of the toolbar. Hidden while rows are selected. Stable. */
  views?: ListViews<P>
  toolbar?: ReactNode
  more?: readonly MenuItem[]
  searchElsewhere?: (search: string) => ReactNode
  texts: {
    title: string
    filterTags: FilterProps<P, Filter>['tags']
    empty: string
    emptyHint: string
    emptyFilteredHint: string
    loadFailed: string
    keys?: readonly (readonly [key: string, meaning: string])[]
  }
}

type Rows<Row> =
  | (Omit<ListRows<Row>, 'label'> & { children?: never })
  | {
      columns: readonly ListColumn[]
      selection?: never
      children: (shown: ShownRows<Row>, show: ShowColumns) => ReactNode
    }

const afterRowsPart = declarePart(() => import('./after-rows'))

/** Rows stay when a later read fails. */
export function ListPage<
  P extends { page: number; pageSize?: number; sort?: string },
  Filter extends keyof P & string,
  Row extends { id: string },
>(props: Layout<P, Filter, Row> & Rows<Row>) {
  const { address, queries, summary = null, actions, cards, filters, sorts, found, views, toolbar, texts } = props
  const { list, params, setParams } = address
  const { query, countQueries, total } = queries
  useLeavePageAfterTheLast(params, setParams, total)
  const rows = useLastValue(queries.rows)
  const shownTotal = useLastValue(total)
  const isPhone = useIsPhone()
  const [isSelecting, setSelecting] = useState(false)
  const ticked = props.selection?.count ?? 0
  const [lastTicked, setLastTicked] = useState(ticked)
  if (ticked !== lastTicked) {
    setLastTicked(ticked)
    // The last box was cleared, or the selection was changed together.
    if (ticked === 0) setSelecting(false)
  }
  const select = { key: 'select', label: messages.select, onClick: () => setSelecting(!isSelecting) }
  const { show, chosen } = useChosenColumns(views?.list)
  const { code: late, ...lateState } = usePart(afterRowsPart, rows ? 'after-rows' : null)
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
  const sort = useMemo(() => {
    const [key = '', direction] = params.sort?.split('_') ?? []
    return {
      key,
      direction: direction === 'asc' ? ('asc' as const) : ('desc' as const),
      onSort: (by: string, way: 'asc' | 'desc') =>
        setParams((current) => ({ ...current, sort: `${by}_${way}`, page: 1 })),
    }
  }, [params.sort, setParams])
  const searchKey = list.filters.find((key) => filters[key].kind === 'search' && list.narrows(params, key))
  const searched = searchKey && {
    search: String(params[searchKey]),
    text: texts.filterTags[searchKey](params[searchKey] as NonNullable<P[Filter]>),
    button: messages.clearSearch,
    onClear: () => address.change({ [searchKey]: list.initial[searchKey] } as unknown as Partial<Omit<P, 'page'>>),
  }
  const shown = {
    rows,
    refreshing:
      query.isPlaceholderData || queries.rows === undefined || (query.isFetching && !query.isFetchedAfterMount),
    empty: (
      <EmptyState
        title={texts.empty}
        hint={list.isFiltered(params) ? texts.emptyFilteredHint : texts.emptyHint}
        action={
          searched ? (
            <EmptySearch {...searched}>{props.searchElsewhere?.(searched.search)}</EmptySearch>
          ) : (
            list.isFiltered(params) && (
              <EmptySearch button={messages.clearFilters} onClear={() => setParams(list.clear)} />
            )
          )
        }
      />
    ),
    ...(params.sort && { sort }),
  }
  const pages = rows &&
    shownTotal !== undefined && {
      page: params.page,
      pageSize: params.pageSize ?? PAGE_SIZE,
      total: shownTotal,
      onChange: onPage,
      ...(sizes && { sizes }),
    }
  const addressOf = (some: P) => new URLSearchParams(list.format({ ...some, page: 1 })).toString()
  const isReadyView = views?.ready?.some(
    ({ address: ready }) => addressOf(list.parse(new URLSearchParams(ready))) === addressOf(params),
  )
  const pressed = cards?.flatMap(({ filter }) => (filter?.on ? [filter.param] : []))
  const search = (
    <ListFilters
      key="search"
      list={list}
      params={params}
      setParams={setParams}
      filters={filters}
      tags={texts.filterTags}
      sorts={sorts}
      found={found}
      untagged={(isReadyView ? list.filters : pressed)?.join(' ')}
    />
  )
  const figures = cards && (
    <SummaryCards key="figures" failed={countQueries.some(({ isError }) => isError)} cards={cards} />
  )
  const lead = <Fragment key="lead">{props.lead}</Fragment>
  return (
    <>
      <PageHeader title={texts.title} summary={summary} actions={actions} />
      {props.tabs}
      {/* Keys preserve typed text when the width changes. */}
      {isPhone ? [search, figures, lead] : [figures, lead, search]}
      {failure && <LoadFailure text={texts.loadFailed} {...failure} />}
      <div className={styles.toolbar}>
        {views && (
          <div className={styles.views}>
            {late && (
              <late.ViewsBar
                list={list}
                views={views}
                columns={props.children ? props.columns : props.fields}
                chosenColumns={chosen}
              />
            )}
            {lateState.isError && (
              <Button size="small" loading={lateState.isFetching} onClick={lateState.retry}>
                {words.retry}
              </Button>
            )}
          </div>
        )}
        {toolbar}
        <div className={styles.more}>
          {late && (
            <late.ListMore
              list={list}
              viewsOf={views?.list}
              columns={props.children ? props.columns : props.fields}
              chosenColumns={chosen}
              keys={texts.keys}
              items={isPhone && props.selection ? [select, ...(props.more ?? [])] : props.more}
            />
          )}
        </div>
      </div>
      {(rows || !failure) && (
        <RowLinks>
          {props.children ? (
            props.children(shown, show)
          ) : (
            <ResponsiveList
              {...shown}
              label={texts.title}
              fields={show(props.fields)}
              selection={props.selection && { ...props.selection, hidden: !isSelecting && ticked === 0 }}
            />
          )}
        </RowLinks>
      )}
      {pages &&
        (late ? (
          <late.Pager {...pages} />
        ) : (
          <PagerPlace {...pages}>
            {lateState.isError && (
              <LoadFailure text={pageMessages.partFailed} busy={lateState.isFetching} onRetry={lateState.retry} />
            )}
          </PagerPlace>
        ))}
    </>
  )
}
