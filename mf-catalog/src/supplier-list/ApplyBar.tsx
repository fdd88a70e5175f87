import { isResultUnknown, type ListToApply, type Supplier } from '@loja/data'
import { newUuid, SaveBar, useConfirm, useDataMutation } from '@loja/ui'
import { Alert, Button } from 'antd'
import type { HeldList } from '../product-import/analysis/list-state'
import { messages } from './messages'
import { applying } from './queries'
import { applyCounts, cheaperProducts, goneToApply, linesToApply, type Review } from './review'
import styles from './SupplierList.module.css'
import type { SupplierList } from './use-supplier-list'

interface Props {
  supplier: Supplier
  held: HeldList
  list: SupplierList
  review: Review
}

export function ApplyBar({ supplier, held, list, review }: Props) {
  const { unanswered } = list.draft
  const { mutate, isPending } = useDataMutation(applying)
  const lines = linesToApply(review.rows)
  const gone = goneToApply(review.gone)
  const counts = applyCounts(lines, gone)
  const isNothing = counts.costs + counts.created + counts.gone === 0
  const send = (request: ListToApply, onSettled?: () => void) => {
    list.change({ unanswered: request })
    mutate(request, {
      onSuccess: (result) => {
        const unchanged = new Set(result.failures.map(({ productId }) => productId))
        const cheaper = cheaperProducts(review.rows).filter((id) => !unchanged.has(id))
        list.change({ unanswered: null, result, cheaper })
      },
      onError: (error) => {
        if (!isResultUnknown(error)) list.change({ unanswered: null })
      },
      onSettled: () => onSettled?.(),
    })
  }
  const { ask, dialog } = useConfirm({
    title: messages.applyTitle,
    confirmText: messages.apply(counts),
    harmless: true,
    text: (
      <>
        <p>{messages.applyText(counts)}</p>
        <p className={styles.hint}>{messages.applyUndo}</p>
        {isPending && <p role="status">{messages.applying}</p>}
      </>
    ),
    busy: isPending,
    onConfirm: (close) =>
      send(
        {
          supplierId: supplier.id,
          source: held.source.kind,
          fileName: 'file' in held.source ? held.source.file.name : null,
          counts: { ...review.counts },
          lines,
          gone,
          requestId: newUuid(),
        },
        close,
      ),
  })
  if (unanswered && !isPending)
    return (
      <Alert
        type="warning"
        showIcon
        role="alert"
        title={messages.unknownTitle}
        description={messages.unknownText}
        action={
          <Button type="primary" onClick={() => send(unanswered)}>
            {messages.retryApply}
          </Button>
        }
      />
    )
  return (
    <SaveBar>
      <div className={styles.applyBar}>
        <span className={styles.hint}>{!isNothing && messages.applyText(counts)}</span>
        <Button type="primary" loading={isPending} disabled={isNothing} aria-haspopup="dialog" onClick={ask}>
          {messages.apply(counts)}
        </Button>
      </div>
      {dialog}
    </SaveBar>
  )
}
