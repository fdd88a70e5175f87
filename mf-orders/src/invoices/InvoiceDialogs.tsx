import type { InvoiceRow, UninvoicedOrder } from '@loja/data'
import { LazyDialog } from '@loja/ui'
import { InvoiceDialog } from './InvoiceDialog'
import { importMessages } from './import-messages'
import { TypeKeyDialog } from './TypeKeyDialog'

/** What lies over the list. */
export type OpenInvoiceDialog =
  | { name: 'note'; note: InvoiceRow }
  | { name: 'key'; order: UninvoicedOrder | null }
  | { name: 'import' }

interface Props {
  open: OpenInvoiceDialog
  onClose: () => void
}

/** Brings the reader of XML and of archives along. */
const loadImport = async () => (await import('./ImportInvoicesDialog')).ImportInvoicesDialog

/** The dialogs of the page, each mounted while it is open. */
export function InvoiceDialogs({ open, onClose }: Props) {
  if (open.name === 'note') return <InvoiceDialog note={open.note} onClose={onClose} />
  if (open.name === 'key') return <TypeKeyDialog order={open.order} onClose={onClose} />
  return <LazyDialog name="invoice-import" title={importMessages.title} load={loadImport} props={{ onClose }} />
}
