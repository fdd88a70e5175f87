import type { LoadedRemote } from '@loja/federation'
import { declarePart, useArrivingRoute } from '@loja/ui/late'
import looks from '@loja/ui/looks.module.css'
import { LazyPage } from '@loja/ui/module'
import { NotFound, usePageTitle, useSlow } from '@loja/ui/parts'
import { memo, useDeferredValue, useEffect, useRef } from 'react'
import { Route, Routes } from 'react-router'
import { ModuleProblem } from '../modules/ModuleProblem'
import { ModuleSkeleton } from '../modules/ModuleSkeleton'
import { usePageName } from '../page/page-at'
import { messages } from './messages'
import { OlderReleaseNote } from './notices/OlderReleaseNote'
import { RemoteFailureNotice } from './notices/RemoteFailureNotice'
import { PageGone } from './PageGone'
import { useReleases } from './page-context'
import { RemoteErrorBoundary } from './RemoteErrorBoundary'
import { useEmptyPage } from './use-empty-page'
import { useRemoteSlot } from './use-remote-slot'

const MODULES_SECTION = '/admin/__mf'

/** Renders the module of a section. */
export function RemoteSlot({ section }: { section: string }) {
  if (section === MODULES_SECTION) return <LazyPage part={modulesPage} shape={SENTENCE} />
  return <Slot section={section} />
}

const SENTENCE = { kind: 'sentence' } as const

const modulesPage = declarePart(
  async () => (await import(/* webpackChunkName: "modules-page" */ './ModulesPage')).ModulesPage,
)

function Slot({ section }: { section: string }) {
  const { page, menu } = useReleases()
  const { slot: now, failures, retry, update, crash, reportCode } = useRemoteSlot(section)
  const before = useDeferredValue(now)
  // A deferred update keeps the page responsive.
  const slot = now.status === 'ready' && before.status === 'loading' ? before : now
  const isLoading = slot.status === 'loading'
  const slow = useSlow(isLoading)
  const remotes = page.client.known()?.registry.remotes
  const listsNoModule = remotes !== undefined && Object.keys(remotes).length === 0
  useArrivingRoute(isLoading)
  switch (slot.status) {
    case 'loading':
      return <ModuleSkeleton slow={slow} />
    case 'unclaimed':
      if (listsNoModule)
        return <ModuleProblem title={messages.noModulesTitle} text={messages.noModulesText} onRetry={retry} />
      return menu.seen.get(section) ? <PageGone /> : <NotFound />
    case 'failed':
      return <RemoteFailureNotice error={slot.error} failures={failures} onRetry={retry} />
    case 'crashed':
      return <RemoteFailureNotice crashed={slot.remote.release} failures={failures} onRetry={retry} />
    case 'ready': {
      const { release } = slot.remote
      return (
        <RemoteErrorBoundary key={release.version} release={release} onError={crash}>
          <MountedModule
            section={section}
            remote={slot.remote}
            onUpdate={update}
            onEmpty={crash}
            onPageCode={reportCode}
          />
        </RemoteErrorBoundary>
      )
    }
  }
}

interface MountedModuleProps {
  section: string
  remote: LoadedRemote
  onUpdate: () => void
  onEmpty: (error: Error) => void
  onPageCode: (failure: unknown) => void
}

/** Renders with its address, not with the slot, which hears of every unsaved form, selection and background work. */
const MountedModule = memo(function MountedModule({
  section,
  remote,
  onUpdate,
  onEmpty,
  onPageCode,
}: MountedModuleProps) {
  const place = useRef<HTMLDivElement>(null)
  useEmptyPage(place, onEmpty)
  const { page, menu, mounted } = useReleases()
  const goneName = usePageName(section) === undefined ? menu.seen.get(section)?.label : undefined
  const { release, basePath, module } = remote
  const { loader } = page
  useEffect(
    function reportShown() {
      loader.shown(release)
    },
    [loader, release],
  )
  useEffect(
    function announceForNotices() {
      mounted.set({ section, release, update: onUpdate })
      return () => mounted.set(null)
    },
    [mounted, section, release, onUpdate],
  )
  const Module = module.default
  // The route's splat is below /admin; the module's relative routes need the rest of the base path.
  const below = basePath.replace(/^\/admin\//, '')
  return (
    <>
      {goneName !== undefined && <Title page={goneName} />}
      {release.insteadOf && <OlderReleaseNote section={section} release={release} />}
      <div ref={place} className={looks.contents}>
        <Routes>
          <Route path={`${below}/*`} element={<Module basePath={basePath} onPageCode={onPageCode} />} />
        </Routes>
      </div>
    </>
  )
})

function Title({ page }: { page: string }) {
  usePageTitle(page)
  return null
}
