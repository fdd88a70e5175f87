import { PlusOutlined } from '@ant-design/icons'
import type { OrderListParams } from '@loja/domain/orders'
import { LinkButton } from '@loja/ui/parts'
import { OrderExport } from '../order-export/OrderExport'
import { newOrderPath } from '../order-path'
import { messages } from './messages'

export function OrderListActions({ params }: { params: OrderListParams }) {
  return (
    <OrderExport params={params}>
      <LinkButton type="primary" icon={<PlusOutlined aria-hidden />} to={newOrderPath()}>
        {messages.newOrder}
      </LinkButton>
    </OrderExport>
  )
}
