import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { IMPORT_HASH } from '../import-hash'
import type { OpenDialog } from './ProductsDialogs'

const NONE: OpenDialog = { name: 'none' }

/** Which dialog lies over the list: what was opened here, or the import that the address asks for. */
export function useOpenDialog() {
  const [opened, setOpen] = useState<OpenDialog>(NONE)
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const open: OpenDialog = opened.name === 'none' && hash === IMPORT_HASH ? { name: 'import' } : opened
  return {
    open,
    setOpen,
    close() {
      setOpen(NONE)
      if (hash === IMPORT_HASH) void navigate({ search, hash: '' }, { replace: true, preventScrollReset: true })
    },
  }
}
