import type { OrderWithPayments } from '@loja/data/orders'
import { OrderStatusLabel } from '@loja/records'
import looks from '@loja/ui/looks.module.css'
import { Button } from 'antd'
import { Link } from 'react-router'
import { CustomerMessages } from '../customer-messages/CustomerMessages'
import { orderPath } from '../order-path'
import { messages } from './messages'

interface Props {
  order: OrderWithPayments
  onOpen: () => void
  onSkip: (() => void) | undefined
}

export function NextCustomer({ order, onOpen, onSkip }: Props) {
  return (
    <>
      <h2 className={looks.title}>{order.shipping.name ?? messages.unnamed}</h2>
      <p className={looks.line}>
        <Link to={orderPath(order.id)}>{order.orderNumber}</Link>
        <OrderStatusLabel status={order.status} />
        <span>{order.shipping.phone}</span>
      </p>
      <CustomerMessages order={order} first={order.status} autoFocus onOpen={onOpen}>
        {onSkip && <Button onClick={onSkip}>{messages.skip}</Button>}
      </CustomerMessages>
      <p className={looks.hint}>{messages.hint}</p>
    </>
  )
}
