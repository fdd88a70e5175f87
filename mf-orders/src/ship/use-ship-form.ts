import {
  dataMutation,
  type OrderDetails,
  type OrderShipping,
  orderKeys,
  otherOrderOf,
  type ShippingState,
  shipmentKeys,
  shipOrder,
  shippingConflictOf,
} from '@loja/data'
import { useDataMutation } from '@loja/ui'
import { useState } from 'react'
import { storedCode } from '../tracking-code/stored-code'
import { useTypedCode } from '../tracking-code/use-typed-code'
import { messages } from './messages'
import type { Shipped } from './shipped'

/** The typed code, a conflict with another session, and the save. */
export function useShipForm(order: OrderDetails, onShipped: (shipped: Shipped) => void) {
  // As of opening, whatever others store while the user types.
  const [seen, setSeen] = useState<ShippingState>(() => ({ status: order.status, ...storedCode(order) }))
  const [conflict, setConflict] = useState<string | null>(null)
  const [another, setAnother] = useState(false)
  const typed = useTypedCode(seen, order.orderNumber)
  const { mutate, isPending } = useDataMutation(
    dataMutation({
      mutationFn: async (shipping: OrderShipping) => {
        const { code, carrier } = shipping
        const changeId = await shipOrder(shipping)
        // Not after the lists are read again.
        onShipped({ code, carrier, changeId })
      },
      // The form shows a conflict.
      errorText: (error) => (shippingConflictOf(error) || otherOrderOf(error) ? null : messages.failed(error)),
      invalidates: [orderKeys.all, shipmentKeys.all],
    }),
  )
  return {
    typed,
    seen,
    conflict,
    another,
    isBusy: isPending,
    setAnother(next: boolean) {
      setAnother(next)
      typed.change({ code: next ? '' : (seen.code ?? '') })
    },
    save() {
      const wanted = typed.check()
      if (!wanted) return
      mutate(
        { orderId: order.id, ...wanted, another, seen, allowShared: typed.allowShared },
        {
          onError: (error) => {
            const sharedWith = otherOrderOf(error)
            if (sharedWith) return typed.showShared(sharedWith)
            const stored = shippingConflictOf(error)
            setConflict(stored && messages.conflict(stored, seen))
            // The next save replaces it.
            if (stored) setSeen(stored)
          },
        },
      )
    },
  }
}
