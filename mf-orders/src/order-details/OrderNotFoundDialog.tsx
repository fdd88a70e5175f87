import { EmptyState } from '@loja/ui'
import { Button } from 'antd'
import { DetailsFrame } from './DetailsFrame'
import { messages } from './messages'

/** For an order that is not there, or not any more, or an address that names none. */
export function OrderNotFoundDialog({ onClose }: { onClose: () => void }) {
  return (
    <DetailsFrame title={messages.loadingTitle} footer={null} onClose={onClose}>
      <EmptyState
        title={messages.notFoundTitle}
        hint={messages.notFoundHint}
        action={
          <Button type="primary" onClick={onClose}>
            {messages.backToList}
          </Button>
        }
      />
    </DetailsFrame>
  )
}
