import { PlusOutlined } from '@ant-design/icons'
import type { OrderListParams } from '@loja/domain/orders'
import { LinkButton, useIsPhone } from '@loja/ui/parts'
import { OrderExport, useOrderExport } from '../order-export/OrderExport'
import { newOrderPath } from '../order-path'
import { messages } from './messages'

export function useOrderListActions(params: OrderListParams) {
  const { items, ...work } = useOrderExport(params)
  const isPhone = useIsPhone()
  const actions = (
    <OrderExport {...work}>
      <LinkButton type="primary" icon={isPhone ? undefined : <PlusOutlined aria-hidden />} to={newOrderPath()}>
        {messages.newOrder}
      </LinkButton>
    </OrderExport>
  )
  return { actions, items }
}
