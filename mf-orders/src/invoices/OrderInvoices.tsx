import type { InvoiceRow } from '@loja/data/invoices'
import { formatBrlOrAbsent, formatDateTime } from '@loja/domain/format'
import { formatAccessKey, formatMonth } from '@loja/domain/invoices'
import { CopyButton, WaitingLines } from '@loja/ui/late'
import looks from '@loja/ui/looks.module.css'
import { LoadFailure, QuietText, StatusLabel, useDataMutation } from '@loja/ui/parts'
import { Button } from 'antd'
import { INVOICE_STATUS_LOOKS } from './invoice-fields'
import { messages } from './messages'
import { useInvoicesOfOrder, xmlDownload } from './queries'

export function OrderInvoices({ orderId }: { orderId: string }) {
  const { data: notes, isError, isFetching, refetch } = useInvoicesOfOrder(orderId)
  if (notes === undefined && isError)
    return <LoadFailure text={messages.ofOrderFailed} busy={isFetching} onRetry={() => void refetch()} />
  if (notes === undefined) return <WaitingLines label={messages.ofOrderLoading} lines={2} />
  if (notes.length === 0) return <QuietText>{messages.ofOrderNone}</QuietText>
  return (
    <ul className={`${looks.stackMedium} ${looks.list}`}>
      {notes.map((note) => (
        <OrderInvoice key={note.id} note={note} />
      ))}
    </ul>
  )
}

function OrderInvoice({ note }: { note: InvoiceRow }) {
  const { accessKey, number, series, status, hasXml } = note
  const xml = useDataMutation(xmlDownload)
  return (
    <li>
      <div className={`${looks.line} ${looks.spread}`}>
        <strong>{messages.numberAndSeries(number, series)}</strong>
        <StatusLabel {...INVOICE_STATUS_LOOKS[status]} />
        <span>{note.issuedAt ? formatDateTime(note.issuedAt) : formatMonth(note.month)}</span>
        <span>{formatBrlOrAbsent(note.totalBrl)}</span>
      </div>
      <div className={`${looks.figures} ${looks.anywhere}`}>
        {formatAccessKey(accessKey)} <CopyButton text={accessKey} name={messages.copyKey(number)} />
      </div>
      <div className={`${looks.line} ${looks.spread}`}>
        {hasXml && (
          <Button size="small" loading={xml.isPending} onClick={() => xml.mutate(note)}>
            {messages.downloadXml}
          </Button>
        )}
      </div>
    </li>
  )
}
