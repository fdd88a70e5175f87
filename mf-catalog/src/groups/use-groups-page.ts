import { type GroupKind, groupListParams } from '@loja/domain'
import { useListParams, useShortcuts } from '@loja/ui'
import { useState } from 'react'
import { messages } from './messages'
import type { OpenDialog } from './open-dialog'
import { useGroupQueries } from './queries'

export function useGroupsPage(kind: GroupKind) {
  const address = useListParams(groupListParams)
  const queries = useGroupQueries(kind, address.params, address.filter)
  const [open, setOpen] = useState<OpenDialog>({ name: 'none' })
  useShortcuts({ n: () => setOpen({ name: 'new' }) })
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
  return { address, queries, cards, dialog: { open, setOpen, onClose: () => setOpen({ name: 'none' }) } }
}
