import { type GroupKind, groupListParams } from '@loja/domain/products'
import { openDialog } from '@loja/ui/dialogs'
import { useListParams } from '@loja/ui/lists'
import { useShortcuts } from '@loja/ui/parts'
import { newGroupDialog } from './group-dialogs'
import { messages } from './messages'
import { useGroupQueries } from './queries'

export function useGroupsPage(kind: GroupKind) {
  const address = useListParams(groupListParams)
  const queries = useGroupQueries(kind, address.params, address.filter)
  useShortcuts({ n: () => openDialog(newGroupDialog, { kind }) })
  const { toggle } = address
  const { counts } = queries
  const cards = [
    { title: messages.total, count: counts?.total },
    {
      title: messages.inactive,
      count: counts?.inactive,
      filter: toggle('status', 'inactive', messages.showInactive),
    },
    {
      title: messages.withoutProducts,
      count: counts?.withoutProducts,
      filter: toggle('withoutProducts', true, messages.showWithoutProducts),
    },
  ]
  return { address, queries, cards }
}
