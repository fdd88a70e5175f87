import type { InvoiceRow, UninvoicedOrder } from '@loja/data'
import { ABSENT, formatBrlOrAbsent, formatDate, formatMonth, formatTaxId } from '@loja/domain'
import { paths } from '@loja/platform'
import {
  ClampedText,
  CopyButton,
  ListDialogOpener,
  type ListField,
  OrderStatusLabel,
  QuietText,
  ResponsiveList,
  RowLink,
  RowLinks,
  type ShownRows,
  useOpenListDialog,
} from '@loja/ui'
import { Button } from 'antd'
import { createContext, use } from 'react'
import { orderPath } from '../order-path'
import { InvoiceStatusLabel } from './InvoiceStatusLabel'
import styles from './InvoicesList.module.css'
import { messages } from './messages'

/** A note, or an order that should have one. */
type ListedInvoice = InvoiceRow | UninvoicedOrder

/** Opens the dialog that types the key of an order's note; the same function for every draw. */
const TypeKey = createContext<(order: UninvoicedOrder) => void>(() => undefined)

const FIELDS: ListField<ListedInvoice>[] = [
  {
    key: 'note',
    title: messages.note,
    card: 'heading',
    render: (row) =>
      row.kind === 'invoice' ? (
        <NoteNumber note={row} />
      ) : (
        <QuietText className={styles.oneLine ?? ''}>{messages.noNote}</QuietText>
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
    render: (row) => <span className={styles.oneLine}>{momentOf(row)}</span>,
  },
  {
    key: 'status',
    title: messages.status,
    card: 'footer',
    width: 128,
    render: (row) =>
      row.kind === 'invoice' ? <InvoiceStatusLabel status={row.status} /> : <OrderStatusLabel status={row.status} />,
  },
  {
    key: 'total',
    title: messages.amount,
    card: 'aside',
    align: 'end',
    width: 120,
    render: ({ totalBrl }) => formatBrlOrAbsent(totalBrl),
  },
  {
    key: 'actions',
    title: messages.actions,
    card: 'footer',
    align: 'end',
    width: 100,
    render: (row) => <OpenButton row={row} />,
  },
]

interface Props extends ShownRows<ListedInvoice> {
  onTypeKey: (order: UninvoicedOrder) => void
}

/** Id of the button that opens a note: the focus goes back there when its dialog closes. */
export const noteButtonId = (id: string) => `ver-nota-${id}`
const notePath = (id: string) => `${paths.invoices}/${id}`

export function InvoicesList({ onTypeKey, ...shown }: Props) {
  return (
    <TypeKey value={onTypeKey}>
      <ListDialogOpener pathOf={notePath}>
        <RowLinks>
          <ResponsiveList label={messages.title} fields={FIELDS} rowKey={(row) => row.id} {...shown} />
        </RowLinks>
      </ListDialogOpener>
    </TypeKey>
  )
}

function NoteNumber({ note }: { note: InvoiceRow }) {
  const { accessKey, number, series } = note
  return (
    <span className={styles.note}>
      {messages.noteNumber(number)}
      <span className={styles.key}>
        <QuietText title={accessKey}>{messages.seriesAndKey(series, accessKey.slice(-4))}</QuietText>
        <CopyButton text={accessKey} name={messages.copyKey(number)} />
      </span>
    </span>
  )
}

function OrderLink({ row }: { row: ListedInvoice }) {
  const id = row.kind === 'invoice' ? row.orderId : row.id
  if (id === null) return <QuietText>{messages.deletedOrder(row.orderNumber)}</QuietText>
  return (
    <RowLink to={orderPath(id)} className={styles.oneLine}>
      {row.orderNumber}
    </RowLink>
  )
}

function Customer({ row }: { row: ListedInvoice }) {
  const document = row.customerDocument && formatTaxId(row.customerDocument)
  const name = row.kind === 'order' ? row.customerName : null
  return (
    <span className={styles.customer}>
      {name && <ClampedText>{name}</ClampedText>}
      {document ? <span className={styles.oneLine}>{document}</span> : !name && ABSENT}
    </span>
  )
}

function momentOf(row: ListedInvoice): string {
  if (row.kind === 'order') return formatDate(row.createdAt)
  return row.issuedAt === null ? formatMonth(row.month) : formatDate(row.issuedAt)
}

function OpenButton({ row }: { row: ListedInvoice }) {
  const openNote = useOpenListDialog()
  const typeKey = use(TypeKey)
  const isNote = row.kind === 'invoice'
  return (
    <Button
      type="text"
      {...(isNote && { id: noteButtonId(row.id) })}
      aria-haspopup="dialog"
      aria-label={isNote ? messages.detailsOf(row.number) : messages.typeKeyOf(row.orderNumber)}
      onClick={() => (row.kind === 'invoice' ? openNote(row.id) : typeKey(row))}
    >
      {isNote ? messages.details : messages.typeKey}
    </Button>
  )
}
