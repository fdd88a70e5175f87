import { HashDialogs } from '@loja/ui/dialogs'
import { ListPage } from '@loja/ui/lists'
import { useIsPhone } from '@loja/ui/parts'
import { messages } from './messages'
import { rulesItem, SupplierActions } from './SupplierActions'
import { LINKED_DIALOGS } from './supplier-dialogs'
import { SUPPLIER_LIST } from './supplier-fields'
import { useSuppliersPage } from './use-suppliers-page'

/** `/admin/fornecedores` */
export function SuppliersPage() {
  const page = useSuppliersPage()
  const { total } = page.queries
  const isPhone = useIsPhone()
  return (
    <>
      <ListPage
        {...page}
        {...SUPPLIER_LIST}
        texts={messages}
        actions={<SupplierActions />}
        more={isPhone ? [rulesItem] : []}
        found={total ? messages.found(total) : undefined}
      />
      <HashDialogs dialogs={LINKED_DIALOGS} />
    </>
  )
}
