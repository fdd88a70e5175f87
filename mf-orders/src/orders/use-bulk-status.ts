import { type BulkFailure, type OrderListRow, type OrderSelection, orderKeys } from '@loja/data'
import type { OrderMatch, OrderStatus } from '@loja/domain'
import {
  cachedRow,
  newUuid,
  type SeenVersions,
  type SelectedRows,
  toVersionedSelection,
  useDataMutation,
} from '@loja/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { bulkStatusChange } from './queries'

type Step =
  | { name: 'idle' }
  | { name: 'confirming'; status: OrderStatus }
  | { name: 'reported'; failures: BulkFailure[]; numberOf: (id: string) => string | undefined }

interface Options {
  selected: SelectedRows<OrderListRow, OrderMatch>
  shown: SeenVersions | undefined
  onDone: () => void
}

export function useBulkStatus({ selected, shown, onDone }: Options) {
  const queryClient = useQueryClient()
  const [step, setStep] = useState<Step>({ name: 'idle' })
  // Set when the statuses are opened: later changes by others were not seen.
  const seen = useRef<OrderSelection>(null)
  const { mutate, isPending } = useDataMutation(bulkStatusChange)
  // Last change whose response may be lost.
  const unanswered = useRef({ change: '', requestId: '' })
  const seenSelection = (): OrderSelection | null => {
    const versionOf = (id: string) => cachedRow<OrderListRow>(queryClient, orderKeys.lists, id)?.version
    return shown ? toVersionedSelection(selected, shown, versionOf) : null
  }
  const confirm = () => {
    if (step.name !== 'confirming' || !seen.current) return
    const { status } = step
    const key = JSON.stringify([seen.current, status])
    if (unanswered.current.change !== key) unanswered.current = { change: key, requestId: newUuid() }
    mutate(
      { selection: seen.current, status, requestId: unanswered.current.requestId },
      {
        onSuccess: ({ failures }) => {
          unanswered.current = { change: '', requestId: '' }
          const numberOf = (id: string) => (selected.kind === 'some' ? selected.rows[id]?.orderNumber : undefined)
          setStep(failures.length > 0 ? { name: 'reported', failures, numberOf } : { name: 'idle' })
          onDone()
        },
        onError: () => setStep({ name: 'idle' }),
      },
    )
  }
  return {
    step,
    busy: isPending,
    /** Takes the displayed versions, which `confirm` sends. */
    noteSeen: () => {
      seen.current = seenSelection()
    },
    seenSelection,
    ask: (status: OrderStatus) => setStep({ name: 'confirming', status }),
    confirm,
    close: () => setStep({ name: 'idle' }),
  }
}
