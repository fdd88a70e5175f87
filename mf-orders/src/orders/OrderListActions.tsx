import { PlusOutlined } from '@ant-design/icons'
import { LinkButton, useIsPhone } from '@loja/ui/parts'
import type { ComponentProps } from 'react'
import { OrderExport } from '../order-export/OrderExport'
import { newOrderPath } from '../order-path'
import { messages } from './messages'

export function OrderListActions(work: ComponentProps<typeof OrderExport>) {
  const isPhone = useIsPhone()
  return (
    <OrderExport {...work}>
      <LinkButton type="primary" icon={isPhone ? undefined : <PlusOutlined aria-hidden />} to={newOrderPath()}>
        {messages.newOrder}
      </LinkButton>
    </OrderExport>
  )
}
