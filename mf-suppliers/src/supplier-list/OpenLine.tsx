import { formatBrl } from '@loja/domain/format'
import { fromCents } from '@loja/domain/suppliers'
import { ProductImage } from '@loja/records'
import { useLeaveFocusToNeighbour } from '@loja/ui/dialogs'
import looks from '@loja/ui/looks.module.css'
import { Button } from 'antd'
import { use, useRef } from 'react'
import type { Answer } from './list-draft'
import { messages } from './messages'
import { Outliers } from './Outliers'
import type { ReviewRow } from './review'
import { ReviewContext } from './review-context'
import styles from './SupplierList.module.css'

export function OpenLine({ row }: { row: ReviewRow }) {
  const { answer, choose } = use(ReviewContext)
  const { line, cost, candidates, offer } = row
  const [best] = candidates
  const item = useRef<HTMLLIElement>(null)
  useLeaveFocusToNeighbour(item)
  const give = (given: Answer) => () => answer([{ row, answer: given }])
  return (
    <li ref={item} className={styles.open}>
      <div className={styles.openHead}>
        <span className={`${looks.strong} ${looks.anywhere}`}>{line.text}</span>
        {line.section && <span className={`${looks.hint} ${looks.flush} ${looks.regular}`}>{line.section}</span>}
        {cost !== null && <span className={`${looks.pushed} ${looks.figures}`}>{formatBrl(fromCents(cost))}</span>}
      </div>
      <div className={styles.offer}>
        {best && (
          <span className={`${looks.row} ${looks.narrow} ${looks.gapMedium}`}>
            <ProductImage src={best.product.mainImage} />
            <span className={styles.words}>
              <span>{best.product.name}</span>
              <span className={`${looks.hint} ${looks.flush} ${looks.regular}`}>
                {formatBrl(best.product.price)}
                {best.reasons.length > 0 && ` · ${messages.reasons(best.reasons)}`}
              </span>
              {offer && <Outliers of={offer} />}
            </span>
          </span>
        )}
        <span className={styles.answers}>
          {best && (
            <Button
              size="small"
              type="primary"
              ghost
              aria-label={messages.isThisOf(best.product.name)}
              onClick={give({ kind: 'product', product: best.product })}
            >
              {messages.isThis}
            </Button>
          )}
          <Button size="small" aria-haspopup="dialog" onClick={() => choose(row)}>
            {messages.others(candidates.length - 1)}
          </Button>
          <Button size="small" onClick={give({ kind: 'new' })}>
            {messages.asNew}
          </Button>
          <Button size="small" onClick={give({ kind: 'not_ours' })}>
            {messages.notOurs}
          </Button>
        </span>
      </div>
    </li>
  )
}
