import { EyeOutlined } from '@ant-design/icons'
import type { ShipmentListRow } from '@loja/data'
import { useOpenListDialog } from '@loja/ui'
import { Button } from 'antd'
import { messages } from './messages'
import { shipmentButtonId } from './shipment-path'

export function ShipmentButton({ shipment: { id, orderNumber } }: { shipment: ShipmentListRow }) {
  const open = useOpenListDialog()
  return (
    <Button
      type="text"
      id={shipmentButtonId(id)}
      icon={<EyeOutlined aria-hidden />}
      aria-label={messages.detailsOf(orderNumber)}
      onClick={() => open(id)}
    >
      {messages.details}
    </Button>
  )
}
