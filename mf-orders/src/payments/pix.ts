import type { OrderWithProducts, Payment } from '@loja/data/orders'
import type { AdminSettings } from '@loja/data/settings'
import { brCode, dueBrl, type PaidState } from '@loja/domain/orders'

interface PixOrder extends Pick<OrderWithProducts, 'orderNumber' | 'status' | 'total'> {
  /** Absent where the payments are not read. */
  payments?: readonly Payment[]
  paidState?: PaidState
}

/** The BR Code of what an order lacks; null without, for a cancelled or refunded order, and while the recipient is incomplete. */
export function pixOf(
  { orderNumber, status, total, payments, paidState }: PixOrder,
  { values }: AdminSettings,
): string | null {
  if (!payments || status === 'cancelado' || paidState === 'estornado') return null
  const recipient = { key: values.pix_key, name: values.pix_name, city: values.pix_city }
  return brCode(recipient, dueBrl(total ?? 0, payments), orderNumber)
}
