import { formatMonth, type Month } from '@loja/domain'
import { Dialog, Select } from '@loja/ui'
import { useState } from 'react'
import { messages } from '../messages'
import { useInvoiceMonths } from '../queries'

interface Props {
  filtered: Month | null
  onDownload: (month: Month) => void
  onClose: () => void
}

/** Asks for the month whose XMLs are downloaded: that of the list, or else the last whole one. */
export function MonthDialog({ filtered, onDownload, onClose }: Props) {
  const [chosen, setChosen] = useState(filtered)
  const months = useInvoiceMonths(chosen)
  const month = chosen ?? months[1] ?? months[0]
  return (
    <Dialog
      title={messages.month}
      width={360}
      okText={messages.monthStart}
      okButtonProps={{ disabled: month === undefined }}
      onOk={() => {
        onClose()
        if (month) onDownload(month)
      }}
      onCancel={onClose}
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
