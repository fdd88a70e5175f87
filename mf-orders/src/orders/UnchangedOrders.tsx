import type { BulkFailure } from '@loja/data/orders'
import { ReadDialog } from '@loja/ui/dialogs'
import { messages } from './bulk-messages'

interface Props {
  failures: BulkFailure[]
  numberOf: (id: string) => string | undefined
  onClose: () => void
}

export function UnchangedOrders({ failures, numberOf, onClose }: Props) {
  return (
    <ReadDialog title={messages.leftAlone(failures.length)} onClose={onClose}>
      <ul>
        {failures.map(({ id, name, status }) => (
          <li key={id}>{messages.leftAloneBecause(name ?? numberOf(id) ?? id, status)}</li>
        ))}
      </ul>
    </ReadDialog>
  )
}
