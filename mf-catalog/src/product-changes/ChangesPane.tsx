import { countProductChanges, listProductChanges, productKeys } from '@loja/data'
import { PAGE_SIZE } from '@loja/domain'
import { EmptyState, LoadFailure, Pager, WaitingLines } from '@loja/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { messages } from './messages'
import { ProductChangeItem } from './ProductChangeItem'
import styles from './ProductChangesDialog.module.css'
import { UndoReport } from './UndoReport'
import { useUndoChange } from './use-undo-change'

const PLACEHOLDER_LINES = 5

/** Bulk changes of the last 30 days, newest first, each with a way back. */
export function ChangesPane() {
  const [page, setPage] = useState(1)
  const list = useRef<HTMLDivElement>(null)
  const changes = useQuery({
    queryKey: productKeys.changePage(page),
    queryFn: ({ signal }) => listProductChanges(page, signal),
    placeholderData: keepPreviousData,
    meta: { errorText: messages.loadFailed },
  })
  const count = useQuery({
    queryKey: productKeys.changeCount,
    queryFn: ({ signal }) => countProductChanges(signal),
    meta: { errorText: messages.loadFailed },
  })
  const { last, undo, isPending } = useUndoChange()
  return (
    <>
      <p className={styles.text}>{messages.text}</p>
      <div ref={list} tabIndex={-1} className={styles.place} aria-busy={changes.isPlaceholderData}>
        {last && (
          <UndoReport
            key={last.id}
            report={last.report}
            busy={isPending}
            onRestore={(products, onSettled) =>
              undo({ id: last.id, some: { products, report: last.report } }, onSettled)
            }
          />
        )}
        {changes.isError && (
          <LoadFailure text={messages.loadFailed} busy={changes.isFetching} onRetry={() => void changes.refetch()} />
        )}
        {changes.isPending && <WaitingLines label={messages.loading} lines={PLACEHOLDER_LINES} />}
        {changes.data?.length === 0 && <EmptyState title={messages.empty} hint={messages.emptyHint} />}
        {!!changes.data?.length && (
          <ul className={styles.changes} aria-label={messages.title}>
            {changes.data.map((change) => (
              <ProductChangeItem
                key={change.id}
                change={change}
                busy={isPending}
                onUndo={(onSettled) =>
                  undo({ id: change.id }, () => {
                    onSettled()
                    list.current?.focus()
                  })
                }
              />
            ))}
          </ul>
        )}
      </div>
      {count.data !== undefined && <Pager page={page} pageSize={PAGE_SIZE} total={count.data} onChange={setPage} />}
    </>
  )
}
