import type { Supplier } from '@loja/data'
import type { HeldList } from '@loja/product-import/page'
import { confirm, newUuid, SaveBar } from '@loja/ui'
import { Button } from 'antd'
import { messages } from './messages'
import { applyCounts, cheaperProducts, goneToApply, linesToApply, type Review } from './review'
import styles from './SupplierList.module.css'
import { UnknownResult } from './UnknownResult'
import { useApplyList } from './use-apply-list'
import type { SupplierList } from './use-supplier-list'

interface Props {
  supplier: Supplier
  held: HeldList
  list: SupplierList
  review: Review
}

export function ApplyBar({ supplier, held, list, review }: Props) {
  const { sent } = list
  const { send, isPending } = useApplyList(list)
  const lines = linesToApply(review.rows)
  const gone = goneToApply(review.gone)
  const counts = applyCounts(lines, gone)
  const isNothing = counts.costs + counts.created + counts.gone === 0
  const ask = () =>
    confirm({
      title: messages.applyTitle,
      text: (busy) => (
        <>
          <p>{messages.applyText(counts)}</p>
          <p className={styles.hint}>{messages.applyUndo}</p>
          {busy && <p role="status">{messages.applying}</p>}
        </>
      ),
      action: messages.apply(counts),
      harmless: true,
      run: () =>
        send({
          request: {
            supplierId: supplier.id,
            source: held.source.kind,
            fileName: 'file' in held.source ? held.source.file.name : null,
            counts: { ...review.counts },
            lines,
            gone,
            requestId: newUuid(),
          },
          cheaper: cheaperProducts(review.rows),
        }),
    })
  if (sent && !isPending) return <UnknownResult onRetry={() => void send(sent)} />
  return (
    <SaveBar>
      <div className={styles.applyBar}>
        <span className={styles.hint}>{!isNothing && messages.applyText(counts)}</span>
        <Button type="primary" loading={isPending} disabled={isNothing} aria-haspopup="dialog" onClick={ask}>
          {messages.apply(counts)}
        </Button>
      </div>
    </SaveBar>
  )
}
