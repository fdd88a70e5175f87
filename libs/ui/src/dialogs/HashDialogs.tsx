import { useLocation, useNavigate } from 'react-router'
import type { BoundDialog } from './open-dialog'

export function HashDialogs({ dialogs }: { dialogs: Readonly<Record<string, BoundDialog>> }) {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const close = () => void navigate({ search, hash: '' }, { replace: true, preventScrollReset: true })
  return dialogs[hash]?.render(close)
}
