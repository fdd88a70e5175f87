import { EyeOutlined } from '@ant-design/icons'
import type { OrderListRow } from '@loja/data'
import { useOpenListDialog } from '@loja/ui'
import { Button } from 'antd'
import { detailsButtonId } from '../order-path'
import { messages } from './messages'

export function OrderDetailsButton({ order }: { order: Pick<OrderListRow, 'id' | 'orderNumber'> }) {
  const open = useOpenListDialog()
  return (
    <Button
      type="text"
      id={detailsButtonId(order.id)}
      icon={<EyeOutlined aria-hidden />}
      aria-label={messages.detailsOf(order.orderNumber)}
      onClick={() => open(order.id)}
    >
      {messages.details}
    </Button>
  )
}
