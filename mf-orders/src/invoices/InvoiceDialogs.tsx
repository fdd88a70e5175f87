import type { UninvoicedOrder } from '@loja/data'
import { LazyDialog } from '@loja/ui'
import { type ReactNode, useCallback, useState } from 'react'
import { InvoiceActions } from './details/InvoiceActions'
import { importMessages } from './import/import-messages'
import { TypeKey } from './invoice-fields'
import { TypeKeyDialog } from './type-key/TypeKeyDialog'

/** A dialog without an address, because it is not about a row. */
type OpenInvoiceDialog = { name: 'key'; order: UninvoicedOrder | null } | { name: 'import' }

const loadImport = async () => (await import('./import/ImportInvoicesDialog')).ImportInvoicesDialog

export function InvoiceDialogs({ children }: { children: (actions: ReactNode) => ReactNode }) {
  const [open, setOpen] = useState<OpenInvoiceDialog | null>(null)
  const typeKey = useCallback((order: UninvoicedOrder) => setOpen({ name: 'key', order }), [])
  const onClose = () => setOpen(null)
  return (
    <>
      <TypeKey value={typeKey}>
        {children(
          <InvoiceActions
            onTypeKey={() => setOpen({ name: 'key', order: null })}
            onImport={() => setOpen({ name: 'import' })}
          />,
        )}
      </TypeKey>
      {open?.name === 'key' && <TypeKeyDialog order={open.order} onClose={onClose} />}
      {open?.name === 'import' && (
        <LazyDialog name="invoice-import" title={importMessages.title} load={loadImport} props={{ onClose }} />
      )}
    </>
  )
}
