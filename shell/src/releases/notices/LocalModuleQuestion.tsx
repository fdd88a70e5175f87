import { ConfirmDialog } from '@loja/ui/dialogs'
import { useReleases } from '../page-context'
import { noticesMessages } from './notices-messages'

/** A link may come from anyone, and any program may listen on a port of this computer. */
export function LocalModuleQuestion() {
  const { overrides } = useReleases().page
  const asked = Object.entries(overrides.asked())
  if (asked.length === 0) return null
  const list = asked.map(([name, address]) => `${name} (${new URL(address).origin})`).join(', ')
  return (
    <ConfirmDialog
      title={noticesMessages.localQuestion}
      confirmText={noticesMessages.loadLocal}
      cancelText={noticesMessages.refuseLocal}
      onConfirm={() => overrides.answer(true)}
      onCancel={() => overrides.answer(false)}
    >
      {noticesMessages.localRisk(list)}
    </ConfirmDialog>
  )
}
