import { Dialog } from '@loja/ui/dialogs'
import { EmptyState } from '@loja/ui/parts'
import { Button } from 'antd'
import { messages } from './messages'

export function ShipmentNotFoundDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={messages.loadingTitle} onCancel={onClose}>
      <EmptyState
        title={messages.notFoundTitle}
        hint={messages.notFoundHint}
        action={
          <Button type="primary" onClick={onClose}>
            {messages.backToList}
          </Button>
        }
      />
    </Dialog>
  )
}
