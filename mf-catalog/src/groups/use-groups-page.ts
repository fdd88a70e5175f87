import { type GroupKind, groupListParams } from '@loja/domain/products'
import { openDialog } from '@loja/ui/dialogs'
import { useListParams, useListQueries } from '@loja/ui/lists'
import { useShortcuts } from '@loja/ui/parts'
import { newGroupDialog } from './group-dialogs'
import { messages } from './messages'
import { groupSource } from './queries'

export function useGroupsPage(kind: GroupKind) {
  const address = useListParams(groupListParams)
  const queries = useListQueries(groupSource(kind), address)
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
