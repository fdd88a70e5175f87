import type { StockMode } from '@loja/data'
import { formatCount, UNLIMITED_STOCK } from '@loja/domain'
import { Button, Input, Segmented } from 'antd'
import { useId, useState } from 'react'
import styles from './BulkEditDialog.module.css'
import { BulkPreview } from './BulkPreview'
import type { BulkTabProps } from './bulk-tab'
import { parseQuantity } from './bulk-values'
import { messages } from './messages'
import { useBulkPreview } from './use-bulk-preview'

const MODES: { value: StockMode; label: string }[] = [
  { value: 'add', label: messages.add },
  { value: 'subtract', label: messages.subtract },
  { value: 'set', label: messages.set },
]
const showStock = (quantity: number) => (quantity === UNLIMITED_STOCK ? messages.unlimited : formatCount(quantity))

/** Adds to, takes from or sets the stock (BULK-03), after showing what comes of it. */
export function StockTab({ selection, busy, onAsk }: BulkTabProps) {
  const [mode, setMode] = useState<StockMode>('add')
  const [text, setText] = useState('')
  const id = useId()
  const quantity = parseQuantity(mode, text)
  const preview = useBulkPreview(selection, quantity === null ? null : { kind: 'stock', mode, quantity })
  const isWrong = text.trim() !== '' && quantity === null
  return (
    <div className={styles.tab}>
      <div className={styles.fields}>
        <div className={styles.field}>
          <span id={`${id}-mode`}>{messages.stockMode}</span>
          <Segmented<StockMode> aria-labelledby={`${id}-mode`} block options={MODES} value={mode} onChange={setMode} />
        </div>
        <div className={styles.field}>
          <label htmlFor={id}>{messages.quantity}</label>
          <Input
            id={id}
            value={text}
            inputMode="numeric"
            autoComplete="off"
            status={isWrong ? 'error' : ''}
            aria-describedby={`${id}-hint`}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
      </div>
      <p id={`${id}-hint`} className={styles.hint} role="status">
        {isWrong ? <span className={styles.problem}>{messages.wrongQuantity[mode]}</span> : messages.stockHints[mode]}
      </p>
      <BulkPreview
        preview={preview}
        title={messages.stock}
        showValue={showStock}
        floor={messages.reachZeroStock}
        notes={({ matched, changed }) => [messages.willChange(changed), messages.stayUnlimited(matched - changed)]}
      />
      <div className={styles.actions}>
        <Button
          type="primary"
          disabled={busy || !preview.ready}
          onClick={() => preview.ready && onAsk(preview.change, preview.data.changed)}
        >
          {messages.updateStock}
        </Button>
      </div>
    </div>
  )
}
