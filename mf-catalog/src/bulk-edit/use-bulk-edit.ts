import { isDataError, type ProductBulkFailure, type ProductSelection } from '@loja/data'
import { useState } from 'react'
import type { BulkChange, BulkChangeKind } from './bulk-change'
import { useChangeProducts } from './use-change-products'

type Step =
  | { name: 'choosing' }
  | { name: 'confirming'; change: BulkChange; matched: number }
  | { name: 'reported'; kind: BulkChangeKind; failures: ProductBulkFailure[] }

interface Options {
  selection: ProductSelection
  /** Called when the database has answered. */
  onChanged: () => void
  onClose: () => void
}

/** Asks, changes, and reports what was left alone. */
export function useBulkEdit({ selection, onChanged, onClose }: Options) {
  const [step, setStep] = useState<Step>({ name: 'choosing' })
  const { mutate, isPending } = useChangeProducts(step.name === 'confirming' ? step.change.kind : 'category')
  const confirm = () => {
    if (step.name !== 'confirming') return
    const { change } = step
    mutate(
      { selection, change },
      {
        onSuccess: ({ failures }) => {
          onChanged()
          if (failures.length === 0) onClose()
          else setStep({ name: 'reported', kind: change.kind, failures })
        },
        // What is selected is not what it was: it is to be looked at first. Otherwise what was typed stays for another try.
        onError: (error) =>
          isDataError(error) && error.code === 'conflict' ? onClose() : setStep({ name: 'choosing' }),
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
