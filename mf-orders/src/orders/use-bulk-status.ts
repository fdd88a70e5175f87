import type { BulkFailure } from '@loja/data'
import type { OrderStatus } from '@loja/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { cachedOrderStatus } from './order-cache'
import { type SelectedOrders, toOrderSelection } from './order-selection'
import { useChangeOrderStatuses } from './use-change-order-statuses'

type Step =
  | { name: 'idle' }
  | { name: 'asking'; status: OrderStatus }
  | { name: 'told'; failures: BulkFailure[]; numberOf: (id: string) => string | undefined }

interface Options {
  selected: SelectedOrders
  total: number
  /** Called when the database has answered. */
  onDone: () => void
}

/** Asks, changes, and tells what was left alone. */
export function useBulkStatus({ selected, total, onDone }: Options) {
  const queryClient = useQueryClient()
  const [step, setStep] = useState<Step>({ name: 'idle' })
  // Set at once: a second click may come before the button is drawn as busy.
  const sent = useRef(false)
  const { mutate, isPending } = useChangeOrderStatuses()
  const confirm = () => {
    if (step.name !== 'asking' || sent.current) return
    const { status } = step
    sent.current = true
    const selection = toOrderSelection(selected, total, (id) => cachedOrderStatus(queryClient, id))
    mutate(
      { selection, status },
      {
        onSuccess: ({ failures }) => {
          const numberOf = (id: string) => (selected.kind === 'some' ? selected.orders[id]?.number : undefined)
          setStep(failures.length > 0 ? { name: 'told', failures, numberOf } : { name: 'idle' })
          onDone()
        },
        onError: () => setStep({ name: 'idle' }),
        onSettled: () => {
          sent.current = false
        },
      },
    )
  }
  return {
    step,
    busy: isPending,
    ask: (status: OrderStatus) => setStep({ name: 'asking', status }),
    confirm,
    close: () => setStep({ name: 'idle' }),
  }
}
