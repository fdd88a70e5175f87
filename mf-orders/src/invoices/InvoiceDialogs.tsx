import type { UninvoicedOrder } from '@loja/data'
import { LazyDialog } from '@loja/ui'
import { importMessages } from './import/import-messages'
import { TypeKeyDialog } from './type-key/TypeKeyDialog'

/** What lies over the list and has no address of its own. */
export type OpenInvoiceDialog = { name: 'key'; order: UninvoicedOrder | null } | { name: 'import' }

interface Props {
  open: OpenInvoiceDialog
  onClose: () => void
}

/** Brings the reader of XML and of archives along. */
const loadImport = async () => (await import('./import/ImportInvoicesDialog')).ImportInvoicesDialog

/** The dialogs of the page, each mounted while it is open. */
export function InvoiceDialogs({ open, onClose }: Props) {
  if (open.name === 'key') return <TypeKeyDialog order={open.order} onClose={onClose} />
  return <LazyDialog name="invoice-import" title={importMessages.title} load={loadImport} props={{ onClose }} />
}
