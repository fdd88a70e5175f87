import { isDataError, type ProductBulkFailure, type ProductBulkKind, type ProductSelection } from '@loja/data'
import { newUuid } from '@loja/ui'
import { useRef, useState } from 'react'
import type { BulkRequest } from './bulk-change'
import { useChangeProducts } from './use-change-products'

type Step =
  | { name: 'choosing' }
  | { name: 'confirming'; request: BulkRequest; matched: number }
  | { name: 'reported'; kind: ProductBulkKind; failures: ProductBulkFailure[] }

interface Options {
  selection: ProductSelection
  onChanged: () => void
  onOutdated: () => void
  onClose: () => void
}

export function useBulkEdit({ selection, onChanged, onOutdated, onClose }: Options) {
  const [step, setStep] = useState<Step>({ name: 'choosing' })
  const { mutate, isPending } = useChangeProducts(step.name === 'confirming' ? step.request.change.kind : 'category')
  // Last change whose response may be lost.
  const unanswered = useRef({ change: '', requestId: '' })
  const confirm = () => {
    if (step.name !== 'confirming') return
    const { request } = step
    const { kind } = request.change
    const key = JSON.stringify(request)
    if (unanswered.current.change !== key) unanswered.current = { change: key, requestId: newUuid() }
    mutate(
      { selection, ...request, requestId: unanswered.current.requestId },
      {
        onSuccess: ({ failures }) => {
          onChanged()
          if (failures.length === 0) onClose()
          else setStep({ name: 'reported', kind, failures })
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
    ask: (request: BulkRequest, matched: number) => setStep({ name: 'confirming', request, matched }),
    confirm,
    back: () => setStep({ name: 'choosing' }),
  }
}
