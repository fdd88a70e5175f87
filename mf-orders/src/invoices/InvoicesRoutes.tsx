import { ListWithDialog } from '@loja/ui/lists'
import { InvoiceNotFound, InvoiceRoute } from './details/InvoiceRoute'
import { InvoicesPage } from './InvoicesPage'
import { noteButtonId } from './invoice-fields'

export { INVOICES } from './queries'

export function InvoicesRoutes() {
  return (
    <ListWithDialog
      list={<InvoicesPage />}
      Dialog={InvoiceRoute}
      MissingDialog={InvoiceNotFound}
      openerId={noteButtonId}
    />
  )
}
