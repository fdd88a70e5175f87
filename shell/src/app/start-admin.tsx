import type { PlatformConfig } from '@loja/platform'
import { configurePlatform, setAccessAtom, setNotices } from '@loja/platform/shell'
import { createStore } from 'jotai'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { watchSession } from '../auth/session'
import { signIn } from '../auth/sign-in/sign-in'
import type { SignIn } from '../auth/sign-in/use-sign-in'
import { watchRole } from '../auth/watch-role'
import { dashboardPart } from '../dashboard/Dashboard'
import { pinsReleases, setModulesImport } from '../modules/open-modules'
import { beginModule } from '../modules/prefetch'
import { notices } from '../notices/notices'
import { showStoredOffer } from '../offer/show-stored-offer'
import { App } from './App'

export interface AdminPage {
  signIn: SignIn
}

interface Options {
  signedOut: boolean
}

export function startAdmin(root: HTMLElement, config: PlatformConfig, { signedOut }: Options): AdminPage {
  configurePlatform(config)
  setNotices(notices)
  const store = createStore()
  setModulesImport(async (early) => {
    const { openLateModules } = await import(/* webpackChunkName: "modules" */ '../releases/late-modules')
    return openLateModules(early, store)
  })
  if (signedOut) store.set(setAccessAtom, { status: 'signed-out' })
  showStoredOffer(store)
  watchSession(store)
  watchRole(store)
  const page = createRoot(root)
  // As a transition: typing in the form stays responsive on slow machines.
  startTransition(() =>
    page.render(
      <StrictMode>
        <App store={store} />
      </StrictMode>,
    ),
  )
  // Pinned releases are only for administrators, so they wait for the role.
  // Most users see it first. Rendering it repeats the request and shows the failure.
  if (signedOut) dashboardPart.load().catch(() => undefined)
  if (!signedOut && !pinsReleases()) beginModule(location.pathname)
  return { signIn }
}
