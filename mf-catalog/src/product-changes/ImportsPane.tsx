import { countProductImports, listProductImports, type ProductImportUndo, productKeys } from '@loja/data'
import { PAGE_SIZE } from '@loja/domain'
import { EmptyState, LoadFailure, Pager, WaitingLines } from '@loja/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Alert } from 'antd'
import { useRef, useState } from 'react'
import { ImportItem } from './ImportItem'
import { importMessages as messages } from './import-messages'
import styles from './ProductChangesDialog.module.css'
import { useUndoImport } from './use-undo-import'

const PLACEHOLDER_LINES = 5

/** Imports, newest first: who imported what and when, what became of it, and a way back. */
export function ImportsPane() {
  const [page, setPage] = useState(1)
  const list = useRef<HTMLDivElement>(null)
  const imports = useQuery({
    queryKey: productKeys.importPage(page),
    queryFn: ({ signal }) => listProductImports(page, signal),
    placeholderData: keepPreviousData,
    meta: { errorText: messages.loadFailed },
  })
  const count = useQuery({
    queryKey: productKeys.importCount,
    queryFn: ({ signal }) => countProductImports(signal),
    meta: { errorText: messages.loadFailed },
  })
  const { last, undo, isPending } = useUndoImport()
  return (
    <>
      <p className={styles.text}>{messages.text}</p>
      <div ref={list} tabIndex={-1} className={styles.place} aria-busy={imports.isPlaceholderData}>
        {last && <ImportUndoReport report={last.report} />}
        {imports.isError && (
          <LoadFailure text={messages.loadFailed} busy={imports.isFetching} onRetry={() => void imports.refetch()} />
        )}
        {imports.isPending && <WaitingLines label={messages.loading} lines={PLACEHOLDER_LINES} />}
        {imports.data?.length === 0 && <EmptyState title={messages.empty} hint={messages.emptyHint} />}
        {!!imports.data?.length && (
          <ul className={styles.changes} aria-label={messages.list}>
            {imports.data.map((one) => (
              <ImportItem
                key={one.id}
                one={one}
                busy={isPending}
                onUndo={(onSettled) =>
                  undo({ id: one.id }, () => {
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

/** What an undo took away, what it left, and why. */
function ImportUndoReport({ report }: { report: ProductImportUndo }) {
  const { leftInPlace, leftInPlaceCount } = report
  return (
    <Alert
      className={styles.report}
      type={leftInPlaceCount > 0 ? 'warning' : 'success'}
      showIcon
      title={messages.report(report)}
      description={
        leftInPlaceCount > 0 && (
          <>
            <ul>
              {leftInPlace.map((product) => (
                <li key={product.id}>{messages.leftInPlace(product)}</li>
              ))}
              {leftInPlaceCount > leftInPlace.length && <li>{messages.more(leftInPlaceCount - leftInPlace.length)}</li>}
            </ul>
            <p>{messages.stillUndoable}</p>
          </>
        )
      }
    />
  )
}
