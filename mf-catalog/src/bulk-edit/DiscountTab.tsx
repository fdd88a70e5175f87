import type { DiscountKind } from '@loja/data'
import { formatBrl } from '@loja/domain'
import { Button, Input, Segmented } from 'antd'
import { useId, useState } from 'react'
import styles from './BulkEditDialog.module.css'
import { BulkPreview } from './BulkPreview'
import type { BulkTabProps } from './bulk-tab'
import { parseDiscount } from './bulk-values'
import { messages } from './messages'
import { useBulkPreview } from './use-bulk-preview'

const KINDS: { value: DiscountKind; label: string }[] = [
  { value: 'percentage', label: messages.percentage },
  { value: 'fixed', label: messages.fixed },
]

/** Sets the sale price from the price (BULK-02), after showing what comes of it. */
export function DiscountTab({ selection, busy, onAsk }: BulkTabProps) {
  const [discount, setDiscount] = useState<DiscountKind>('percentage')
  const [text, setText] = useState('')
  const id = useId()
  const value = parseDiscount(discount, text)
  const preview = useBulkPreview(selection, value === null ? null : { kind: 'discount', discount, value })
  const isWrong = text.trim() !== '' && value === null
  return (
    <div className={styles.tab}>
      <div className={styles.fields}>
        <div className={styles.field}>
          <span id={`${id}-kind`}>{messages.discountKind}</span>
          <Segmented<DiscountKind>
            aria-labelledby={`${id}-kind`}
            block
            options={KINDS}
            value={discount}
            onChange={setDiscount}
          />
        </div>
        <div className={styles.field}>
          <label htmlFor={id}>{messages.discountValue}</label>
          <Input
            id={id}
            value={text}
            inputMode="decimal"
            autoComplete="off"
            prefix={discount === 'fixed' ? 'R$' : undefined}
            suffix={discount === 'percentage' ? '%' : undefined}
            status={isWrong ? 'error' : ''}
            aria-describedby={`${id}-hint`}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
      </div>
      <p id={`${id}-hint`} className={styles.hint} role="status">
        {isWrong ? <span className={styles.problem}>{messages.wrongDiscount[discount]}</span> : messages.discountHint}
      </p>
      <BulkPreview
        preview={preview}
        title={messages.salePrice}
        showValue={formatBrl}
        showPrice
        floor={messages.reachZeroPrice}
        notes={({ changed, onSale }) => [messages.willChange(changed), messages.alreadyOnSale(onSale)]}
      />
      <div className={styles.actions}>
        <Button
          type="primary"
          disabled={busy || !preview.ready}
          onClick={() => preview.ready && onAsk(preview.change, preview.data.matched)}
        >
          {messages.applyDiscount}
        </Button>
      </div>
    </div>
  )
}
