import { useNotify } from '@loja/ui'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type ExportProgress, type ExportRun, exportOrders } from './export-orders'
import { messages } from './messages'
import type { ExportRequest } from './start-order-export'

const NOTHING: ExportProgress = { done: 0, total: 0, waiting: false }

/** Exports orders while the page stays usable. Leaving the page cancels. */
export function useOrderExport() {
  const notify = useNotify()
  const [progress, setProgress] = useState(NOTHING)
  const current = useRef<ExportRun>(null)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (run: ExportRun) => exportOrders(run, setProgress),
    meta: {
      errorText: messages.failedToast,
      successText: (_, count) => (typeof count === 'number' ? messages.done(count) : ''),
    },
  })
  useEffect(
    function warnBeforeUnload() {
      if (!isPending) return
      const warn = (event: BeforeUnloadEvent) => event.preventDefault()
      window.addEventListener('beforeunload', warn)
      return () => window.removeEventListener('beforeunload', warn)
    },
    [isPending],
  )
  useEffect(
    function cancelWhenLeaving() {
      return () => {
        if (!current.current?.running) return
        current.current.control.abort()
        notify.success(messages.left, messages.exportTitle)
      }
    },
    [notify],
  )

  return {
    progress,
    running: isPending,
    error,
    start(request: ExportRequest) {
      current.current = { request, total: 0, control: new AbortController(), running: true }
      setProgress(NOTHING)
      mutate(current.current)
    },
    /** Goes on after the last order that was read. */
    retry() {
      if (!current.current) return
      current.current.control = new AbortController()
      mutate(current.current)
    },
    cancel() {
      current.current?.control.abort()
      notify.success(messages.cancelled, messages.exportTitle)
    },
    /** Forgets an export that failed. */
    discard: reset,
  }
}
