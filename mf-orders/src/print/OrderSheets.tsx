import type { OrderWithPayments } from '@loja/data/orders'
import { PaperSheets } from './PaperSheets'
import { useSender } from './sender'

export function OrderSheets({ order }: { order: OrderWithPayments }) {
  const { sender } = useSender()
  return <PaperSheets sheets={[{ kind: 'slip', order }]} sender={sender} />
}
