import type { PageShape } from '@loja/platform'
import { type ComponentType, useDeferredValue, useEffect, useRef } from 'react'
import { dialogPart } from '../dialogs/Dialog'
import { PageSkeleton } from '../late/PageSkeleton'
import type { Part } from '../late/part'
import { usePart } from '../late/part'
import { useArrivingRoute } from '../late/use-after-rows'
import { LoadFailure } from '../parts/notice/LoadFailure'
import { messages } from './messages'

interface Props {
  shape: PageShape
  part: Part<ComponentType>
  /** See `RemoteProps.onPageCode`. */
  onCode?: ((failure: unknown) => void) | undefined
}

export function LazyPage({ part, shape, onCode }: Props) {
  const { code, isError, error, failures, isFetching, retry } = usePart(part, 'route')
  useReport({ failures: code ? 0 : failures, error, onCode })
  // Rendered in pieces, so that the surrounding page stays responsive.
  const Page = useDeferredValue(code)
  useArrivingRoute(Page === undefined && !isError)
  usePart(dialogPart, 'after-rows')
  if (Page) return <Page />
  if (isError) return <LoadFailure text={messages.pageFailed} busy={isFetching} onRetry={retry} />
  return <PageSkeleton label={messages.loadingPage} shape={shape} />
}

/** The loader cannot see a page whose code fails after its module was loaded. */
function useReport({ failures, error, onCode }: { failures: number; error: unknown } & Pick<Props, 'onCode'>): void {
  const reported = useRef(failures)
  useEffect(
    function reportCode() {
      if (failures === reported.current) return
      reported.current = failures
      onCode?.(failures > 0 ? error : null)
    },
    [failures, error, onCode],
  )
}
