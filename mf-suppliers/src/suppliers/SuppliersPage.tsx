import { ListPage } from '@loja/ui'
import { messages } from './messages'
import { OpenDialogContext } from './open-dialog'
import { SupplierActions } from './SupplierActions'
import { SupplierDialogs } from './SupplierDialogs'
import { SUPPLIER_LIST } from './supplier-fields'
import { useSuppliersPage } from './use-suppliers-page'

/** `/admin/fornecedores` */
export function SuppliersPage() {
  const { dialog, ...page } = useSuppliersPage()
  const { total } = page.queries
  return (
    <OpenDialogContext value={dialog.setOpen}>
      <ListPage
        {...page}
        {...SUPPLIER_LIST}
        texts={messages}
        actions={<SupplierActions />}
        found={total ? messages.found(total) : undefined}
      />
      <SupplierDialogs open={dialog.open} onClose={dialog.onClose} />
    </OpenDialogContext>
  )
}
