import { parseStockChange, type StockMode } from '@loja/domain/products'
import { useState } from 'react'
import type { BulkTabProps } from './bulk-change'
import { ChangeForm } from './ChangeForm'
import { ChosenText } from './fields'
import { messages } from './messages'

const MODES: { value: StockMode; label: string }[] = [
  { value: 'add', label: messages.add },
  { value: 'subtract', label: messages.subtract },
  { value: 'set', label: messages.set },
]

export function StockTab(tab: BulkTabProps) {
  const [mode, setMode] = useState<StockMode>('add')
  const [text, setText] = useState('')
  const quantity = parseStockChange(mode, text)
  const isWrong = text.trim() !== '' && quantity === null
  return (
    <ChangeForm {...tab} kind="stock" change={quantity === null ? null : { kind: 'stock', mode, quantity }}>
      <ChosenText
        label={messages.whatToDo}
        value={mode}
        options={MODES}
        onChange={setMode}
        textLabel={messages.quantity}
        text={text}
        problem={isWrong ? messages.wrongQuantity[mode] : null}
        hint={messages.stockHints[mode]}
        inputMode="numeric"
        onText={setText}
      />
    </ChangeForm>
  )
}
