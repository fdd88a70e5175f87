import { PAGE_SIZE } from '@loja/domain'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { Pager } from '../list/Pager'
import { EmptyState } from '../notice/EmptyState'
import { LoadFailure } from '../notice/LoadFailure'
import { WaitingLines } from '../waiting/WaitingLines'
import styles from './undo.module.css'

interface Props<Entry> {
  pageKey: (page: number) => readonly unknown[]
  countKey: readonly unknown[]
  list: (page: number, signal: AbortSignal) => Promise<Entry[]>
  count: (signal: AbortSignal) => Promise<number>
  texts: { text: string; loadFailed: string; loading: string; empty: string; emptyHint: string }
  label: string
  report: ReactNode
  renderItem: (entry: Entry, onUndone: () => void) => ReactNode
}

const PLACEHOLDER_LINES = 5

/** A page of recorded changes under the report of the last undo. */
export function UndoableList<Entry>({ pageKey, countKey, texts, label, report, ...props }: Props<Entry>) {
  const [page, setPage] = useState(1)
  const place = useRef<HTMLDivElement>(null)
  const entries = useQuery({
    queryKey: pageKey(page),
    queryFn: ({ signal }) => props.list(page, signal),
    placeholderData: keepPreviousData,
    meta: { errorText: texts.loadFailed },
  })
  const count = useQuery({
    queryKey: countKey,
    queryFn: ({ signal }) => props.count(signal),
    meta: { errorText: texts.loadFailed },
  })
  return (
    <>
      <p className={styles.text}>{texts.text}</p>
      <div ref={place} tabIndex={-1} className={styles.place} aria-busy={entries.isPlaceholderData}>
        {report}
        {entries.isError && (
          <LoadFailure text={texts.loadFailed} busy={entries.isFetching} onRetry={() => void entries.refetch()} />
        )}
        {entries.isPending && <WaitingLines label={texts.loading} lines={PLACEHOLDER_LINES} />}
        {entries.data?.length === 0 && <EmptyState title={texts.empty} hint={texts.emptyHint} />}
        {!!entries.data?.length && (
          <ul className={styles.changes} aria-label={label}>
            {entries.data.map((entry) => props.renderItem(entry, () => place.current?.focus()))}
          </ul>
        )}
      </div>
      {count.data !== undefined && <Pager page={page} pageSize={PAGE_SIZE} total={count.data} onChange={setPage} />}
    </>
  )
}
