import { dataMutation } from '@loja/data/client'
import { type OrderDetails, orderKeys } from '@loja/data/orders'
import {
  otherOrderOf,
  type ShipmentCode,
  type ShippingState,
  setTrackingCode,
  shipmentKeys,
  shipOrder,
  shippingConflictOf,
  type TrackingCodeChange,
  trackingCodeConflictOf,
} from '@loja/data/shipments'
import { undoOf } from '@loja/records/undo'
import { useDataMutation } from '@loja/ui/parts'
import { useState } from 'react'
import { messages } from './messages'
import { useTypedCode } from './use-typed-code'

export interface CodeTarget {
  order: OrderDetails
  sends: boolean
  shipment?: (ShipmentCode & { id: string }) | undefined
}

export type CodeUndo = ReturnType<typeof dataMutation<void, unknown>>

export interface Saved extends ShipmentCode {
  text: string
  undo: CodeUndo | null
}

const AFFECTED = [orderKeys.all, shipmentKeys.all]

export function useCodeForm({ order, sends, shipment }: CodeTarget, onSaved: (saved: Saved) => void) {
  const { id: orderId, orderNumber: number } = order
  // As of opening, whatever others store while the user types.
  const [seen, setSeen] = useState<ShippingState>(() => ({ status: order.status, ...(shipment ?? storedCode(order)) }))
  const [conflict, setConflict] = useState<string | null>(null)
  const [another, setAnother] = useState(false)
  const typed = useTypedCode(seen, number)
  const isToSend = sends && seen.status !== 'enviado'

  const send = async (wanted: ShipmentCode & { code: string }): Promise<Saved> => {
    const changeId = await shipOrder({ orderId, ...wanted, another, seen, allowShared: typed.allowShared })
    return {
      ...wanted,
      text: messages.sent(number, wanted),
      undo: changeId ? undoOf({ id: changeId, kind: 'order_status', rest: messages.codeStays(wanted.code) }) : null,
    }
  }
  const store = async ({ code, carrier }: ShipmentCode): Promise<Saved> => {
    const change: TrackingCodeChange = {
      ...{ orderId, code, carrier, another, seen, allowShared: typed.allowShared },
      ...(shipment && { shipmentId: shipment.id }),
    }
    const shipmentId = await setTrackingCode(change)
    const former = another ? { code: null, carrier: null } : { code: seen.code, carrier: seen.carrier }
    const isChanged = former.code !== code || former.carrier !== carrier
    return {
      ...{ code, carrier, text: code === null ? messages.removed(number) : messages.saved(number, { code, carrier }) },
      undo: isChanged
        ? codeUndo({
            ...{ orderId, ...former, seen: { code, carrier }, allowShared: true },
            // A removed shipment is added again.
            ...(shipmentId ? { shipmentId } : { another: true }),
          })
        : null,
    }
  }
  const { mutate, isPending } = useDataMutation(
    dataMutation({
      mutationFn: async ({ code, carrier }: ShipmentCode) => {
        onSaved(await (isToSend && code !== null ? send({ code, carrier }) : store({ code, carrier })))
      },
      // The form shows a conflict.
      errorText: (error) => {
        if (trackingCodeConflictOf(error) || otherOrderOf(error)) return null
        return isToSend ? messages.sendFailed(error) : messages.failed(error)
      },
      invalidates: AFFECTED,
    }),
  )
  const save = (wanted: ShipmentCode) =>
    mutate(wanted, {
      onError: (error) => {
        const sharedWith = otherOrderOf(error)
        if (sharedWith) return typed.showShared(sharedWith)
        const code = trackingCodeConflictOf(error)
        const stored = code && { status: shippingConflictOf(error)?.status ?? seen.status, ...code }
        setConflict(stored && messages.conflict(stored, seen))
        if (stored) setSeen(stored)
      },
    })
  return {
    ...{ typed, seen, conflict, another, isToSend },
    isBusy: isPending,
    setAnother(next: boolean) {
      setAnother(next)
      typed.change({ code: next ? '' : (seen.code ?? '') })
    },
    save() {
      const wanted = typed.check()
      if (wanted) save(wanted)
    },
    remove: () => save({ code: null, carrier: null }),
  }
}

const codeUndo = (change: TrackingCodeChange): CodeUndo =>
  dataMutation({
    mutationFn: () => setTrackingCode(change),
    successText: change.code === null ? messages.undoneNew : messages.undone(change.code),
    errorText: messages.undoFailed,
    invalidates: AFFECTED,
  })

/** The values that a write compares: those of the newest shipment with a code, else of the newest one. */
function storedCode({ trackingCodes, plannedCarrier }: OrderDetails): ShipmentCode {
  return trackingCodes[0] ?? { code: null, carrier: plannedCarrier }
}
