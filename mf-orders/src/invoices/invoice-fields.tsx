import type { InvoiceRow } from '@loja/data/invoices'
import { ABSENT, formatBrlOrAbsent, formatDate, formatTaxId } from '@loja/domain/format'
import {
  formatMonth,
  INVOICE_SEARCH_LIMIT,
  type InvoiceFilter,
  type InvoiceStatus,
  invoiceTermsLeftOut,
  limitInvoiceSearch,
  type Month,
} from '@loja/domain/invoices'
import { OrderStatusLabel } from '@loja/records'
import { openDialog, prefetchDialog } from '@loja/ui/dialogs'
import { CopyButton } from '@loja/ui/late'
import { actionsField, ClampedText, type FilterControls, type ListField, selectFilter } from '@loja/ui/lists'
import looks from '@loja/ui/looks.module.css'
import { PageLink, QuietText, StatusLabel, type StatusLook, useOpenListDialog } from '@loja/ui/parts'
import { Button } from 'antd'
import { leftOutText } from '../left-out-text'
import { typeKeyDialog } from './invoice-dialogs'
import { messages } from './messages'
import { type ListedInvoice, useInvoiceMonths } from './queries'

/** Notes that may not be authorised have a hollow dot. */
export const INVOICE_STATUS_LOOKS: Record<InvoiceStatus, StatusLook> = {
  autorizada: { color: 'var(--ant-color-success)', word: messages.statuses.autorizada },
  informada: { color: 'var(--ant-color-warning)', word: messages.statuses.informada, filled: false },
  cancelada: { color: 'var(--ant-color-text-secondary)', word: messages.statuses.cancelada, filled: false },
}

export const noteButtonId = (id: string) => `ver-nota-${id}`

export const FIELDS: ListField<ListedInvoice>[] = [
  {
    key: 'note',
    title: messages.note,
    card: 'heading',
    render: (row) =>
      row.kind === 'invoice' ? (
        <NoteNumber note={row} />
      ) : (
        <QuietText className={looks.nowrapInTable ?? ''}>{messages.noNote}</QuietText>
      ),
  },
  { key: 'order', title: messages.order, card: 'caption', width: 148, render: (row) => <OrderLink row={row} /> },
  {
    key: 'customer',
    title: messages.customer,
    card: 'caption',
    width: 180,
    render: (row) => <Customer row={row} />,
  },
  {
    key: 'issued',
    title: messages.date,
    card: 'caption',
    width: 132,
    render: (row) => <span className={looks.nowrapInTable}>{momentOf(row)}</span>,
  },
  {
    key: 'status',
    title: messages.status,
    card: 'footer',
    width: 128,
    render: (row) =>
      row.kind === 'invoice' ? (
        <StatusLabel {...INVOICE_STATUS_LOOKS[row.status]} />
      ) : (
        <OrderStatusLabel status={row.status} />
      ),
  },
  {
    key: 'total',
    title: messages.amount,
    card: 'aside',
    align: 'end',
    width: 120,
    render: ({ totalBrl }) => formatBrlOrAbsent(totalBrl),
  },
  actionsField(messages.actions, 100, (row) => <OpenButton row={row} />),
]

function NoteNumber({ note }: { note: InvoiceRow }) {
  const { accessKey, number, series } = note
  return (
    <span className={`${looks.column} ${looks.narrow} ${looks.atTop} ${looks.nowrapInTable}`}>
      {messages.noteNumber(number)}
      <span className={`${looks.regular} ${looks.figures}`}>
        <QuietText title={accessKey} data-copied-as={messages.accessKey} data-text={accessKey}>
          {messages.seriesAndKey(series, accessKey.slice(-4))}
        </QuietText>
        <CopyButton text={accessKey} name={messages.copyKey(number)} />
      </span>
    </span>
  )
}

function OrderLink({ row }: { row: ListedInvoice }) {
  const id = row.kind === 'invoice' ? row.orderId : row.id
  if (id === null) return <QuietText>{messages.deletedOrder(row.orderNumber)}</QuietText>
  return (
    <PageLink page="orders" below={`/${id}`} className={looks.nowrapInTable}>
      {row.orderNumber}
    </PageLink>
  )
}

function Customer({ row }: { row: ListedInvoice }) {
  const document = row.customerDocument && formatTaxId(row.customerDocument)
  const name = row.kind === 'order' ? row.customerName : null
  return (
    <span className={`${looks.column} ${looks.narrow} ${looks.atTop}`}>
      {name && <ClampedText>{name}</ClampedText>}
      {document ? (
        <span className={looks.nowrapInTable} data-copied-as={messages.document}>
          {document}
        </span>
      ) : (
        !name && ABSENT
      )}
    </span>
  )
}

function momentOf(row: ListedInvoice): string {
  if (row.kind === 'order') return formatDate(row.createdAt)
  return row.issuedAt === null ? formatMonth(row.month) : formatDate(row.issuedAt)
}

function OpenButton({ row }: { row: ListedInvoice }) {
  const openNote = useOpenListDialog()
  const isNote = row.kind === 'invoice'
  return (
    <Button
      type="text"
      {...(isNote && { id: noteButtonId(row.id) })}
      data-open
      aria-haspopup="dialog"
      aria-label={isNote ? messages.detailsOf(row.number) : messages.typeKeyOf(row.orderNumber)}
      {...(!isNote && prefetchDialog(typeKeyDialog))}
      onClick={() => (row.kind === 'invoice' ? openNote(row.id) : openDialog(typeKeyDialog, { order: row }))}
    >
      {isNote ? messages.details : messages.typeKey}
    </Button>
  )
}

export function useInvoiceFilters(chosen: Month | null): FilterControls<InvoiceFilter> {
  return {
    search: {
      kind: 'search',
      label: messages.search,
      maxLength: INVOICE_SEARCH_LIMIT,
      joinLines: limitInvoiceSearch,
      leftOut: leftOutText(invoiceTermsLeftOut, messages.termsLeftOut),
    },
    situation: selectFilter(messages.situationFilter, messages.anySituation, messages.situations),
    month: {
      kind: 'select',
      label: messages.monthFilter,
      all: messages.anyMonth,
      options: useInvoiceMonths(chosen).map((value) => ({ value, label: formatMonth(value) })),
    },
  }
}
