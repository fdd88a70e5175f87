import { Dialog, EmptyState } from '@loja/ui'
import { Button } from 'antd'
import { messages } from './messages'

interface Props {
  /** Number of the order that was shown until it was deleted. */
  deleted?: string | undefined
  onClose: () => void
}

/** For an order that is not there, or not any more, or an address that names none. */
export function OrderNotFoundDialog({ deleted, onClose }: Props) {
  return (
    <Dialog title={messages.loadingTitle} footer={null} onCancel={onClose}>
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
