import { isDataError } from '@loja/data/client'
import type { ProductBulkFailure, ProductBulkKind, ProductSelection } from '@loja/data/products'
import { confirm, useRequestId } from '@loja/ui/dialogs'
import { useRef, useState } from 'react'
import type { BulkRequest } from './bulk-change'
import { messages } from './messages'
import { useChangeProducts } from './use-change-products'

interface Options {
  kind: ProductBulkKind
  selection: ProductSelection
  onChanged: () => void
  onOutdated: () => void
  onClose: () => void
}

export function useBulkEdit({ kind, selection, onChanged, onOutdated, onClose }: Options) {
  const [failures, setFailures] = useState<ProductBulkFailure[]>([])
  const [changing, setChanging] = useState<number | null>(null)
  const { mutateAsync } = useChangeProducts(kind)
  const requestIdOf = useRequestId()
  // A second click may come before the button is rendered as busy.
  const isInFlight = useRef(false)
  const change = async (request: BulkRequest, matched: number) => {
    if (isInFlight.current) return
    isInFlight.current = true
    setChanging(matched)
    try {
      const done = await mutateAsync({ selection, ...request, requestId: requestIdOf(request) })
      onChanged()
      if (done.failures.length === 0) onClose()
      else setFailures(done.failures)
    } catch (error) {
      // Typed values stay for a retry.
      if (isDataError(error, 'conflict')) onOutdated()
    } finally {
      isInFlight.current = false
      setChanging(null)
    }
  }
  return {
    failures,
    busy: changing !== null,
    changing,
    apply: (request: BulkRequest, matched: number) => {
      if (kind !== 'delete') return change(request, matched)
      confirm({
        title: messages.deleteTitle,
        text: messages.deleteQuestion(matched),
        action: messages.delete(matched),
        run: () => change(request, matched),
      })
    },
  }
}
