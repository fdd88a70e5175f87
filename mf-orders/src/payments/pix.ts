import type { OrderWithProducts, Payment } from '@loja/data/orders'
import type { AdminSettings } from '@loja/data/settings'
import { brCode, dueBrl } from '@loja/domain/orders'

interface PixOrder extends Pick<OrderWithProducts, 'orderNumber' | 'status' | 'total'> {
  /** Absent where the payments are not read. */
  payments?: readonly Payment[]
}

/** The BR Code of what an order lacks; null without, for a cancelled order, and while the recipient is incomplete. */
export function pixOf({ orderNumber, status, total, payments }: PixOrder, { values }: AdminSettings): string | null {
  if (!payments || status === 'cancelado') return null
  const recipient = { key: values.pix_key, name: values.pix_name, city: values.pix_city }
  return brCode(recipient, dueBrl(total ?? 0, payments), orderNumber)
}
