import { type ComponentType, useDeferredValue } from 'react'
import { useLoaded } from '../lazy/use-loaded'
import { LoadFailure } from '../notice/LoadFailure'
import { type PageShape, PageSkeleton } from '../skeleton/PageSkeleton'
import { messages } from './messages'

interface Props {
  /** Drawn until it is there. */
  shape: PageShape
  /** Of the page, unlike any other's. */
  name: string
  /** Imports it. */
  load: () => Promise<ComponentType>
}

/** A page with a chunk of its own, which is loaded when somebody first opens it. */
export function LazyPage({ name, load, shape }: Props) {
  const { part, isError, isFetching, retry } = useLoaded({ name, load })
  // Drawn in pieces, so that what is around it answers meanwhile.
  const Page = useDeferredValue(part)
  if (Page) return <Page />
  if (isError) return <LoadFailure text={messages.pageFailed} busy={isFetching} onRetry={retry} />
  return <PageSkeleton label={messages.loadingPage} shape={shape} />
}
