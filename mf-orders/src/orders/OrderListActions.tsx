import { PlusOutlined } from '@ant-design/icons'
import type { OrderListParams } from '@loja/domain/orders'
import looks from '@loja/ui/looks.module.css'
import { LinkButton, useIsPhone } from '@loja/ui/parts'
import { useOrderExport } from '../order-export/use-order-export'
import { newOrderPath } from '../order-path'
import { messages } from './messages'

export function useOrderListActions(params: OrderListParams) {
  const { items, status } = useOrderExport(params)
  const isPhone = useIsPhone()
  const actions = (
    <>
      <LinkButton type="primary" icon={isPhone ? undefined : <PlusOutlined aria-hidden />} to={newOrderPath()}>
        {messages.newOrder}
      </LinkButton>
      <div className={looks.ownLine}>{status}</div>
    </>
  )
  return { actions, items }
}
