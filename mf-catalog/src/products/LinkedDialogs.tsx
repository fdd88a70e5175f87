import { bindDialog, HashDialogs } from '@loja/ui/dialogs'
import { useLocation } from 'react-router'
import { IMPORT_HASH, SEND_OUT_HASH } from '../import-hash'
import { sendOutDialog } from '../send-out/send-out-dialog'
import { importDialog } from './product-dialogs'

const LINKED = { [IMPORT_HASH]: bindDialog(importDialog, {}) }

export function LinkedDialogs() {
  const { state } = useLocation()
  return <HashDialogs dialogs={{ ...LINKED, ...sendOutOf(state) }} />
}

function sendOutOf(state: unknown) {
  const ids = (state as { sendOut?: unknown } | null)?.sendOut
  if (!Array.isArray(ids)) return null
  const selection = { seen: Object.fromEntries(ids.map((id) => [String(id), 0])) }
  return { [SEND_OUT_HASH]: bindDialog(sendOutDialog, { selection }) }
}
