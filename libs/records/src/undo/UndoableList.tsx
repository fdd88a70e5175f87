import { dataQuery } from '@loja/data/client'
import { PAGE_SIZE } from '@loja/domain/list'
import { WaitingLines } from '@loja/ui/late'
import { Pager } from '@loja/ui/lists'
import looks from '@loja/ui/looks.module.css'
import { EmptyState, LoadFailure } from '@loja/ui/parts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'

export interface ListTexts {
  text: string
  loadFailed: string
  loading: string
  empty: string
  emptyHint: string
}

interface Props<Entry> {
  pageKey: (page: number) => readonly unknown[]
  list: (page: number, signal: AbortSignal) => Promise<{ rows: Entry[]; total: number }>
  texts: ListTexts
  label: string
  report: ReactNode
  renderItem: (entry: Entry, onUndone: () => void) => ReactNode
}

const PLACEHOLDER_LINES = 5

export function UndoableList<Entry>({ pageKey, texts, label, report, ...props }: Props<Entry>) {
  const [page, setPage] = useState(1)
  const place = useRef<HTMLDivElement>(null)
  const entries = useQuery({
    ...dataQuery(pageKey(page), (signal) => props.list(page, signal), texts.loadFailed),
    placeholderData: keepPreviousData,
    // Other pages write the records.
    refetchOnMount: 'always',
  })
  const { rows, total } = entries.data ?? {}
  // An undo emptied the last page.
  if (rows?.length === 0 && page > 1) setPage(page - 1)
  return (
    <>
      <p className={`${looks.flush} ${looks.after12} ${looks.quiet}`}>{texts.text}</p>
      <div ref={place} tabIndex={-1} aria-busy={entries.isPlaceholderData}>
        {report}
        {entries.isError && (
          <LoadFailure text={texts.loadFailed} busy={entries.isFetching} onRetry={() => void entries.refetch()} />
        )}
        {entries.isPending && <WaitingLines label={texts.loading} lines={PLACEHOLDER_LINES} />}
        {rows?.length === 0 && <EmptyState title={texts.empty} hint={texts.emptyHint} />}
        {!!rows?.length && (
          <ul className={looks.list} aria-label={label}>
            {rows.map((entry) => props.renderItem(entry, () => place.current?.focus()))}
          </ul>
        )}
      </div>
      {!!total && <Pager page={page} pageSize={PAGE_SIZE} total={total} onChange={setPage} />}
    </>
  )
}
