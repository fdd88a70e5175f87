import type { ProductSelection } from '@loja/data'
import { useShortcuts } from '@loja/ui'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { CHANGES_HASH, FAULTY_IMPORTS_HASH, IMPORT_HASH, SEND_OUT_HASH } from '../import-hash'
import { newProductPath } from '../product-path'
import type { SelectedProducts } from '../product-selection/product-selection'
import { loadBulkEdit, type OpenDialog } from './open-dialog'

const NONE: OpenDialog = { name: 'none' }
const OF_HASH: Record<string, OpenDialog> = {
  [IMPORT_HASH]: { name: 'import' },
  [CHANGES_HASH]: { name: 'changes' },
  [FAULTY_IMPORTS_HASH]: { name: 'changes', faultyImports: true },
}

interface Options {
  selection: { selected: SelectedProducts; count: number }
  /** The selection with the displayed versions at the time of the call, for a bulk change. */
  seenSelection: () => ProductSelection
  isReading: boolean
}

/** The opened dialog, or that of the address's hash. */
export function useProductDialogs({ selection, seenSelection, isReading }: Options) {
  const [opened, setOpen] = useState<OpenDialog>(NONE)
  const { hash, search, state } = useLocation()
  const navigate = useNavigate()
  const ofHash = hash === SEND_OUT_HASH ? sendOutOf(state) : OF_HASH[hash]
  const open: OpenDialog = opened.name === 'none' && ofHash ? ofHash : opened
  const { selected, count } = selection
  useShortcuts({ n: () => void navigate(newProductPath()) })
  useEffect(
    function preloadBulkEdit() {
      // A failure is shown when the dialog is opened.
      if (count > 0) loadBulkEdit().catch(() => undefined)
    },
    [count],
  )
  const openBulkEdit = () =>
    setOpen({ name: 'bulk-edit', selection: seenSelection(), selected, count, outdated: false })
  // Typed values stay while the selection is renewed.
  if (open.name === 'bulk-edit' && open.outdated && !isReading) openBulkEdit()
  return {
    open,
    setOpen,
    openBulkEdit,
    openSendOut: () => setOpen({ name: 'send-out', selection: seenSelection() }),
    onOutdated: () => open.name === 'bulk-edit' && setOpen({ ...open, outdated: true }),
    close() {
      setOpen(NONE)
      if (ofHash) void navigate({ search, hash: '' }, { replace: true, preventScrollReset: true })
    },
  }
}

function sendOutOf(state: unknown): OpenDialog | undefined {
  const ids = (state as { sendOut?: unknown } | null)?.sendOut
  if (!Array.isArray(ids)) return undefined
  return { name: 'send-out', selection: { seen: Object.fromEntries(ids.map((id) => [String(id), 0])) } }
}
