import type { InvoiceOrder } from '@loja/domain/invoices'
import looks from '@loja/ui/looks.module.css'
import { useNotify } from '@loja/ui/parts'
import { Button, Input, Select } from 'antd'
import { useState } from 'react'
import { importMessages } from '../import/import-messages'
import type { ImportRow } from '../import/import-rows'
import styles from './ChooseOrder.module.css'

interface Props {
  row: ImportRow
  disabled: boolean
  autoFocus: boolean
  onChoose: (order: InvoiceOrder) => void
  onFind: (typedNumber: string) => Promise<boolean>
}

export function ChooseOrder({ row, disabled, autoFocus, onChoose, onFind }: Props) {
  const notify = useNotify()
  const [typed, setTyped] = useState('')
  const [isFinding, setIsFinding] = useState(false)
  const [missing, setMissing] = useState<string | null>(null)
  const orders = row.match?.orders ?? []
  const find = async () => {
    const number = typed.trim()
    if (number === '' || isFinding) return
    setIsFinding(true)
    try {
      setMissing((await onFind(number)) ? null : number)
    } catch (error) {
      notify.error(importMessages.findFailed(error))
    } finally {
      setIsFinding(false)
    }
  }
  return (
    <div className={styles.choice}>
      {orders.length > 0 && (
        <Select<string | null>
          className={looks.full ?? ''}
          aria-label={importMessages.candidates(row.name)}
          placeholder={importMessages.candidatesHint}
          value={row.order && orders.some(({ id }) => id === row.order?.id) ? row.order.id : null}
          disabled={disabled}
          autoFocus={autoFocus}
          options={orders.map((order) => ({ value: order.id, label: importMessages.candidate(order) }))}
          onChange={(id) => {
            const order = orders.find((one) => one.id === id)
            if (order) onChoose(order)
          }}
        />
      )}
      <div className={styles.typed}>
        <Input
          aria-label={importMessages.typedNumber(row.name)}
          placeholder={importMessages.typedHint}
          autoComplete="off"
          autoFocus={autoFocus && orders.length === 0}
          value={typed}
          status={missing === null ? '' : 'error'}
          disabled={disabled}
          onChange={(event) => {
            setTyped(event.target.value)
            setMissing(null)
          }}
          onPressEnter={find}
        />
        <Button loading={isFinding} disabled={disabled || typed.trim() === ''} onClick={find}>
          {importMessages.findOrder}
        </Button>
      </div>
      <span role="status" className={looks.small}>
        {missing !== null && importMessages.orderNotFound(missing)}
      </span>
    </div>
  )
}
