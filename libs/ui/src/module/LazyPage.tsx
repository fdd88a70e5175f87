import type { PageShape } from '@loja/platform'
import { type ComponentType, useDeferredValue, useEffect, useRef } from 'react'
import { DIALOG_PART } from '../dialog/Dialog'
import { useLoaded } from '../lazy/use-loaded'
import { LoadFailure } from '../notice/LoadFailure'
import { PageSkeleton } from '../skeleton/PageSkeleton'
import { useIsRead } from '../work/use-is-read'
import { messages } from './messages'

interface Props {
  shape: PageShape
  name: string
  load: () => Promise<ComponentType>
  /** Loaded before, e.g. by a prefetch. */
  loaded?: ComponentType | undefined
  /** See `RemoteProps.onPageCode`. */
  onCode?: ((failure: unknown) => void) | undefined
}

export function LazyPage({ name, load, loaded, shape, onCode }: Props) {
  const { part = loaded, isError, error, failures, isFetching, retry } = useLoaded({ name, load, wanted: !loaded })
  useReport({ failures: part ? 0 : failures, error, onCode })
  // Rendered in pieces, so that the surrounding page stays responsive.
  const Page = useDeferredValue(part)
  // A page asks questions without a network too.
  useLoaded({ ...DIALOG_PART, wanted: useIsRead(Page !== undefined) })
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
