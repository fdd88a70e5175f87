import { parseStockChange, type StockMode } from '@loja/domain/products'
import { useId, useState } from 'react'
import type { BulkTabProps } from './bulk-change'
import { ChangeForm } from './ChangeForm'
import { Choice, Fields, Hint, Text } from './fields'
import { messages } from './messages'

const MODES: { value: StockMode; label: string }[] = [
  { value: 'add', label: messages.add },
  { value: 'subtract', label: messages.subtract },
  { value: 'set', label: messages.set },
]

export function StockTab(tab: BulkTabProps) {
  const [mode, setMode] = useState<StockMode>('add')
  const [text, setText] = useState('')
  const hint = useId()
  const quantity = parseStockChange(mode, text)
  const isWrong = text.trim() !== '' && quantity === null
  return (
    <ChangeForm {...tab} kind="stock" change={quantity === null ? null : { kind: 'stock', mode, quantity }}>
      <Fields>
        <Choice label={messages.whatToDo} value={mode} options={MODES} onChange={setMode} />
        <Text
          label={messages.quantity}
          text={text}
          isWrong={isWrong}
          hint={hint}
          inputMode="numeric"
          onChange={setText}
        />
      </Fields>
      <Hint id={hint} isWrong={isWrong}>
        {isWrong ? messages.wrongQuantity[mode] : messages.stockHints[mode]}
      </Hint>
    </ChangeForm>
  )
}
