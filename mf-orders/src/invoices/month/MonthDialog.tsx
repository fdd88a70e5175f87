import { formatMonth, type Month } from '@loja/domain/invoices'
import { Dialog } from '@loja/ui/dialogs'
import { Select } from '@loja/ui/late'
import { words } from '@loja/ui/parts'
import { Button } from 'antd'
import { useState } from 'react'
import { messages } from '../messages'
import { useInvoiceMonths } from '../queries'

interface Props {
  filtered: Month | null
  onDownload: (month: Month) => void
  onClose: () => void
}

/** Proposes the month of the list, or else the last whole one. */
export function MonthDialog({ filtered, onDownload, onClose }: Props) {
  const [chosen, setChosen] = useState(filtered)
  const months = useInvoiceMonths(chosen)
  const month = chosen ?? months[1] ?? months[0]
  return (
    <Dialog
      title={messages.month}
      width={360}
      onCancel={onClose}
      secondary={<Button onClick={onClose}>{words.cancel}</Button>}
      primary={
        <Button
          type="primary"
          disabled={month === undefined}
          onClick={() => {
            onClose()
            if (month) onDownload(month)
          }}
        >
          {messages.monthStart}
        </Button>
      }
    >
      <Select<Month>
        aria-label={messages.monthChoice}
        value={month ?? null}
        options={months.map((value) => ({ value, label: formatMonth(value) }))}
        onChange={setChosen}
      />
    </Dialog>
  )
}
