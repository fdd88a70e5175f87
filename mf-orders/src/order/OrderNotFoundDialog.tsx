import { Dialog } from '@loja/ui/dialogs'
import { EmptyState } from '@loja/ui/parts'
import { Button } from 'antd'
import { messages } from './messages'

export function OrderNotFoundDialog({ deleted, onClose }: { deleted?: string | undefined; onClose: () => void }) {
  return (
    <Dialog title={messages.title} onCancel={onClose}>
      <EmptyState
        title={deleted ? messages.deletedTitle(deleted) : messages.notFoundTitle}
        hint={deleted ? messages.deletedHint : messages.notFoundHint}
        action={
          <Button type="primary" onClick={onClose}>
            {messages.backToList}
          </Button>
        }
      />
    </Dialog>
  )
}
