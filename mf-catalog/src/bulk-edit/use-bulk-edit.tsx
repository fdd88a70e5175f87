import { isDataError, type ProductBulkFailure, type ProductBulkKind, type ProductSelection } from '@loja/data'
import { confirm, newUuid } from '@loja/ui'
import { useRef, useState } from 'react'
import { BulkQuestion } from './BulkQuestion'
import type { BulkChoices, BulkRequest } from './bulk-change'
import { messages } from './messages'
import { useChangeProducts } from './use-change-products'

interface Options {
  kind: ProductBulkKind
  selection: ProductSelection
  choices: BulkChoices
  onChanged: () => void
  onOutdated: () => void
  onClose: () => void
}

export function useBulkEdit({ kind, selection, choices, onChanged, onOutdated, onClose }: Options) {
  const [failures, setFailures] = useState<ProductBulkFailure[]>([])
  const { mutateAsync, isPending } = useChangeProducts(kind)
  // Last change whose response may be lost.
  const unanswered = useRef({ change: '', requestId: '' })
  const change = async (request: BulkRequest) => {
    const key = JSON.stringify(request)
    if (unanswered.current.change !== key) unanswered.current = { change: key, requestId: newUuid() }
    const { requestId } = unanswered.current
    try {
      const done = await mutateAsync({ selection, ...request, requestId })
      onChanged()
      if (done.failures.length === 0) onClose()
      else setFailures(done.failures)
    } catch (error) {
      // Typed values stay for a retry.
      if (isDataError(error) && error.code === 'conflict') onOutdated()
    }
  }
  return {
    failures,
    busy: isPending,
    ask: (request: BulkRequest, matched: number) =>
      confirm({
        title: messages.confirmTitles[kind],
        text: (busy) => <BulkQuestion change={request.change} matched={matched} choices={choices} busy={busy} />,
        action: messages.confirm(kind, matched),
        harmless: kind !== 'delete',
        run: () => change(request),
      }),
  }
}
