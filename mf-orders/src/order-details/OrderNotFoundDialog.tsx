import { EmptyState } from '@loja/ui'
import { Button } from 'antd'
import { messages } from './messages'
import { ResponsiveDialog } from './ResponsiveDialog'

/** For an order that is not there, or not any more, or an address that names none. */
export function OrderNotFoundDialog({ onClose }: { onClose: () => void }) {
  return (
    <ResponsiveDialog title={messages.loadingTitle} footer={null} onClose={onClose}>
      <EmptyState
        title={messages.notFoundTitle}
        hint={messages.notFoundHint}
        action={
          <Button type="primary" onClick={onClose}>
            {messages.backToList}
          </Button>
        }
      />
    </ResponsiveDialog>
  )
}
