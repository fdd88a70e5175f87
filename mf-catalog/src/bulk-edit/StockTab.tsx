import type { StockMode } from '@loja/data'
import { formatCount, UNLIMITED_STOCK } from '@loja/domain'
import { useState } from 'react'
import type { BulkTabProps } from './bulk-tab'
import { parseQuantity } from './bulk-values'
import { messages } from './messages'
import { useBulkPreview } from './use-bulk-preview'
import { ValueForm } from './ValueForm'

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
  const quantity = parseQuantity(mode, text)
  const preview = useBulkPreview(selection, quantity === null ? null : { kind: 'stock', mode, quantity })
  const isWrong = text.trim() !== '' && quantity === null
  return (
    <ValueForm
      kind={{ label: messages.stockMode, value: mode, options: MODES, onChange: setMode }}
      value={{ label: messages.quantity, text, isWrong, onChange: setText }}
      input={{ inputMode: 'numeric' }}
      hint={isWrong ? messages.wrongQuantity[mode] : messages.stockHints[mode]}
      preview={{
        preview,
        title: messages.stock,
        showValue: showStock,
        floor: messages.reachZeroStock,
        notes: ({ matched, changed }) => [messages.willChange(changed), messages.stayUnlimited(matched - changed)],
      }}
      submit={{
        text: messages.updateStock,
        disabled: busy || !preview.ready,
        onClick: () => preview.ready && onAsk(preview.change, preview.data.changed),
      }}
    />
  )
}
