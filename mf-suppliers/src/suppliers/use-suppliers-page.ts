import { supplierListParams } from '@loja/domain'
import { useListParams, useShortcuts } from '@loja/ui'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { messages } from './messages'
import type { OpenDialog } from './open-dialog'
import { useSupplierQueries } from './queries'

/** The command palette opens them. */
const OF_HASH: Record<string, OpenDialog> = { '#novo': { name: 'new' }, '#regras': { name: 'category-rules' } }

export function useSuppliersPage() {
  const address = useListParams(supplierListParams)
  const queries = useSupplierQueries(address.params, address.filter)
  const [opened, setOpen] = useState<OpenDialog>({ name: 'none' })
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  useShortcuts({ n: () => setOpen({ name: 'new' }) })
  const ofHash = OF_HASH[hash]
  const { counts } = queries
  const inactive = address.toggle('status', 'inactive', messages.showInactive)
  return {
    address,
    queries,
    cards: [
      { title: messages.total, count: counts?.total },
      { title: messages.inactive, count: counts?.inactive, filter: inactive },
    ],
    dialog: {
      open: opened.name === 'none' && ofHash ? ofHash : opened,
      setOpen,
      onClose() {
        setOpen({ name: 'none' })
        if (ofHash) void navigate({ search, hash: '' }, { replace: true, preventScrollReset: true })
      },
    },
  }
}
