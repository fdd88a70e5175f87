import { EyeOutlined } from '@ant-design/icons'
import type { OrderListRow } from '@loja/data'
import { Button } from 'antd'
import { useLocation, useNavigate } from 'react-router'
import { detailsButtonId, orderPath } from '../order-path'
import { messages } from './messages'

/** Opens the order's dialog over the list, which keeps its search, filters and page. */
export function OrderDetailsButton({ order }: { order: Pick<OrderListRow, 'id' | 'order_number'> }) {
  const navigate = useNavigate()
  const { search } = useLocation()
  return (
    <Button
      type="text"
      id={detailsButtonId(order.id)}
      icon={<EyeOutlined aria-hidden />}
      aria-label={messages.detailsOf(order.order_number)}
      onClick={() => navigate({ pathname: orderPath(order.id), search }, { state: { fromList: true } })}
    >
      {messages.details}
    </Button>
  )
}
