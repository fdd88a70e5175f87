import { HashDialogs } from '@loja/ui/dialogs'
import { ListPage } from '@loja/ui/lists'
import { messages } from './messages'
import { SupplierActions } from './SupplierActions'
import { LINKED_DIALOGS } from './supplier-dialogs'
import { SUPPLIER_LIST } from './supplier-fields'
import { useSuppliersPage } from './use-suppliers-page'

/** `/admin/fornecedores` */
export function SuppliersPage() {
  const page = useSuppliersPage()
  const { total } = page.queries
  return (
    <>
      <ListPage
        {...page}
        {...SUPPLIER_LIST}
        texts={messages}
        summary={null}
        actions={<SupplierActions />}
        found={total ? messages.found(total) : undefined}
      />
      <HashDialogs dialogs={LINKED_DIALOGS} />
    </>
  )
}
