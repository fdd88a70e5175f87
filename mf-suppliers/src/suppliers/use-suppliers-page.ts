import { supplierListParams } from '@loja/domain/suppliers'
import { openDialog } from '@loja/ui/dialogs'
import { useListParams, useListQueries } from '@loja/ui/lists'
import { useShortcuts } from '@loja/ui/parts'
import { messages } from './messages'
import { SUPPLIERS } from './queries'
import { supplierDialog } from './supplier-dialogs'

export function useSuppliersPage() {
  const address = useListParams(supplierListParams)
  const queries = useListQueries(SUPPLIERS, address)
  useShortcuts({ n: () => openDialog(supplierDialog, { supplier: null }) })
  const { counts } = queries
  const inactive = address.toggle('status', 'inactive', messages.showInactive)
  return {
    address,
    queries,
    cards: [
      { title: messages.total, count: counts?.total },
      { title: messages.inactive, count: counts?.inactive, filter: inactive },
    ],
  }
}
