import type { Supplier } from '@loja/data/suppliers'
import type { HeldList } from '@loja/product-import/page'
import { newUuid, SaveBar, useLeaveFocusToNeighbour } from '@loja/ui/dialogs'
import looks from '@loja/ui/looks.module.css'
import { Button } from 'antd'
import { useRef } from 'react'
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
  const bar = useRef<HTMLDivElement>(null)
  useLeaveFocusToNeighbour(bar)
  const lines = linesToApply(review.rows)
  const gone = goneToApply(review.gone)
  const counts = applyCounts(lines, gone)
  const isNothing = counts.costs + counts.created + counts.gone === 0
  const apply = () =>
    void send({
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
    })
  if (sent && !isPending) return <UnknownResult onRetry={() => void send(sent)} />
  return (
    <SaveBar>
      <div ref={bar} className={styles.applyBar}>
        <span className={`${looks.hint} ${looks.flush} ${looks.regular}`}>
          {!isNothing && `${messages.applyText(counts)} ${messages.applyUndo}`}
        </span>
        <span role="status" className={`${looks.hint} ${looks.flush} ${looks.regular}`}>
          {isPending && messages.applying}
        </span>
        <Button type="primary" loading={isPending} disabled={isNothing} onClick={apply}>
          {messages.apply(counts)}
        </Button>
      </div>
    </SaveBar>
  )
}
