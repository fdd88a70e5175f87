import type { LoadedRemote } from '@loja/federation'
import { NotFound, PageSkeleton } from '@loja/ui'
import { Route, Routes, useLocation } from 'react-router'
import { sectionOf } from '../modules/remotes'
import { useRemote } from '../modules/use-remote'
import { pageShape } from '../page/page-shape'
import { messages } from './messages'
import { RemoteErrorBoundary } from './RemoteErrorBoundary'
import { RemoteFailureNotice } from './RemoteFailureNotice'

/** The place of a module in the page. Whatever the module does, the sidebar and the other modules stay. */
export function RemoteOutlet() {
  const section = sectionOf(useLocation().pathname)
  return <RemoteSlot key={section} section={section} />
}

function RemoteSlot({ section }: { section: string }) {
  const { data, error, isFetching, refetch, slow } = useRemote(section)
  if (isFetching) return <RemoteSkeleton slow={slow} />
  if (error) return <RemoteFailureNotice error={error} onRetry={() => void refetch()} />
  if (!data) return <NotFound />
  return (
    <RemoteErrorBoundary release={data.release}>
      <MountedRemote remote={data} />
    </RemoteErrorBoundary>
  )
}

function MountedRemote({ remote: { module, basePath } }: { remote: LoadedRemote }) {
  const Module = module.default
  // The splat is below /admin, so the module's own relative routes need the rest of the base path.
  const below = basePath.replace(/^\/admin\//, '')
  return (
    <Routes>
      <Route path={`${below}/*`} element={<Module basePath={basePath} />} />
    </Routes>
  )
}

function RemoteSkeleton({ slow }: { slow: boolean }) {
  const { pathname } = useLocation()
  return (
    <>
      <PageSkeleton label={messages.loadingModule} shape={pageShape(pathname)} />
      {slow && <p role="status">{messages.slowModule}</p>}
    </>
  )
}
