import { paths } from '@loja/platform'
import { ListWithDialog } from '@loja/ui'
import { InvoiceNotFound, InvoiceRoute } from './details/InvoiceRoute'
import { InvoicesPage } from './InvoicesPage'
import { noteButtonId } from './invoice-fields'

export function InvoicesRoutes() {
  return (
    <ListWithDialog
      path={paths.invoices}
      list={<InvoicesPage />}
      Dialog={InvoiceRoute}
      MissingDialog={InvoiceNotFound}
      openerId={noteButtonId}
    />
  )
}
