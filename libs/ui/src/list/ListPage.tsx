import { PAGE_SIZE } from '@loja/domain'
import { type ReactNode, useCallback, useMemo } from 'react'
import { PageHeader } from '../layout/PageHeader'
import { EmptyState } from '../notice/EmptyState'
import { LoadFailure } from '../notice/LoadFailure'
import { Pager } from './Pager'
import type { ShownRows } from './rows/ResponsiveList'
import { type SummaryCard, SummaryCards } from './SummaryCards'
import { type SetListParams, useLeavePageAfterTheLast } from './use-list-params'
import { type ListQuery, useKept, useUnsettledFailure } from './use-shown-rows'

interface Props<P extends { page: number; pageSize?: number }, Row> {
  title: string
  /** One line that says what is shown, e.g. `420 pedidos, 37 pendentes`. */
  summary?: ReactNode
  /** The page's primary action, top right. */
  actions?: ReactNode
  /** What stands between the heading and the counts. */
  lead?: ReactNode
  /** The counts above the list, and whether they could not be loaded. Absent where `lead` has them. */
  cards?: { counts: SummaryCard[]; failed: boolean }
  params: P
  /** Whether anything narrows the list, which decides what an empty one says. */
  isFiltered: boolean
  setParams: SetListParams<P>
  /** Rows of one page; `data` may be that of the last one while the next is on its way. */
  rows: ListQuery & { data: Row[] | undefined; isPlaceholderData: boolean }
  /** What else the page asks for: a failure of it is shown, and it is tried again with the rows. */
  counts: ListQuery[]
  /** Exact number of rows on all pages; absent while it is not known for these parameters. */
  total: number | undefined
  /** Sizes of a page to choose from, the smallest first. */
  pageSizes?: readonly NonNullable<P['pageSize']>[]
  filters: ReactNode
  toolbar?: ReactNode
  texts: { empty: string; emptyHint: string; emptyFilteredHint: string; loadFailed: string }
  children: (shown: ShownRows<Row>) => ReactNode
}

/**
 * What every list of the admin is made of, from its heading to its pages. Rows that were shown stay when a search, a
 * page or another reading of them fails; only a first load that fails leaves nothing to show.
 */
export function ListPage<P extends { page: number; pageSize?: number }, Row>(props: Props<P, Row>) {
  const { title, summary, actions, lead, cards, params, isFiltered, setParams, rows, counts, total } = props
  const { pageSizes, filters, toolbar, texts, children } = props
  useLeavePageAfterTheLast(params, setParams, total)
  const shown = useKept(rows.data)
  const shownTotal = useKept(total)
  const failure = useUnsettledFailure([rows, ...counts])
  const onPage = useCallback((page: number) => setParams((current) => ({ ...current, page })), [setParams])
  const sizes = useMemo(
    () =>
      pageSizes && {
        options: pageSizes,
        onChange: (pageSize: number) => setParams((current) => ({ ...current, pageSize, page: 1 })),
      },
    [pageSizes, setParams],
  )
  return (
    <>
      <PageHeader title={title} summary={summary} actions={actions} />
      {lead}
      {cards && <SummaryCards failed={cards.failed} cards={cards.counts} />}
      {filters}
      {failure && <LoadFailure text={texts.loadFailed} {...failure} />}
      {toolbar}
      {(shown || !failure) &&
        children({
          rows: shown,
          refreshing: rows.isPlaceholderData || rows.data === undefined,
          empty: <EmptyState title={texts.empty} hint={isFiltered ? texts.emptyFilteredHint : texts.emptyHint} />,
        })}
      {shown && shownTotal !== undefined && (
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
