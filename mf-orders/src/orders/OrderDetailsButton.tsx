import { EyeOutlined } from '@ant-design/icons'
import type { OrderListRow } from '@loja/data'
import { Button } from 'antd'
import { createContext, type ReactNode, use, useCallback, useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { detailsButtonId, orderPath } from '../order-path'
import { messages } from './messages'

const OpenDetails = createContext<(id: string) => void>(() => undefined)

/**
 * Lets the buttons inside open an order's dialog over the list, which keeps its search, filters and page. The address
 * is followed here, once, and not by the button of every row, which would be drawn again whenever it changes.
 */
export function OrderDetailsOpener({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const latest = useRef(navigate)
  useLayoutEffect(() => {
    latest.current = navigate
  })
  const open = useCallback((id: string) => {
    const { search } = window.location
    void latest.current({ pathname: orderPath(id), search }, { state: { fromList: true } })
  }, [])
  return <OpenDetails value={open}>{children}</OpenDetails>
}

export function OrderDetailsButton({ order }: { order: Pick<OrderListRow, 'id' | 'orderNumber'> }) {
  const open = use(OpenDetails)
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
