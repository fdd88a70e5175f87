import { isDataError, type ProductBulkFailure, type ProductSelection } from '@loja/data'
import { newUuid } from '@loja/ui'
import { useRef, useState } from 'react'
import type { BulkChange, BulkChangeKind } from './bulk-change'
import { useChangeProducts } from './use-change-products'

type Step =
  | { name: 'choosing' }
  | { name: 'confirming'; change: BulkChange; matched: number }
  | { name: 'reported'; kind: BulkChangeKind; failures: ProductBulkFailure[] }

interface Options {
  selection: ProductSelection
  onChanged: () => void
  onOutdated: () => void
  onClose: () => void
}

export function useBulkEdit({ selection, onChanged, onOutdated, onClose }: Options) {
  const [step, setStep] = useState<Step>({ name: 'choosing' })
  const { mutate, isPending } = useChangeProducts(step.name === 'confirming' ? step.change.kind : 'category')
  // Last change whose response may be lost.
  const unanswered = useRef({ change: '', requestId: '' })
  const confirm = () => {
    if (step.name !== 'confirming') return
    const { change } = step
    const key = JSON.stringify(change)
    if (unanswered.current.change !== key) unanswered.current = { change: key, requestId: newUuid() }
    mutate(
      { selection, change, requestId: unanswered.current.requestId },
      {
        onSuccess: ({ failures }) => {
          onChanged()
          if (failures.length === 0) onClose()
          else setStep({ name: 'reported', kind: change.kind, failures })
        },
        // Typed values stay for a retry.
        onError: (error) => {
          setStep({ name: 'choosing' })
          if (isDataError(error) && error.code === 'conflict') onOutdated()
        },
      },
    )
  }
  return {
    step,
    busy: isPending,
    ask: (change: BulkChange, matched: number) => setStep({ name: 'confirming', change, matched }),
    confirm,
    back: () => setStep({ name: 'choosing' }),
  }
}
