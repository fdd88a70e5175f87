import type { StockMode } from '@loja/data'
import { formatCount, UNLIMITED_STOCK } from '@loja/domain'
import { useState } from 'react'
import { countLeft } from './BulkPreview'
import type { BulkTabProps } from './bulk-change'
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
        exceptions: messages.cannotTake,
        exceptionMark: messages.cannotTakeMark,
        notes: ({ matched, changed }) => [messages.stayUnlimited(matched - changed)],
      }}
      submit={{
        text: messages.updateStock,
        // The database refuses the whole change unless the exceptions are left out.
        disabled: busy || !preview.ready || (preview.data.exceptions > 0 && !preview.leaveOut),
        onClick: () => preview.ready && onAsk(preview.change, countLeft(preview.data, preview.leaveOut)),
      }}
    />
  )
}
