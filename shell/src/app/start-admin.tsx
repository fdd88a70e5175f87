import 'dayjs/locale/pt-br'
import type { PlatformConfig } from '@loja/platform'
import { configurePlatform, setAccessAtom } from '@loja/platform/shell'
import dayjs from 'dayjs'
import { createStore } from 'jotai'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { watchSession } from '../auth/session'
import { signIn } from '../auth/sign-in/sign-in'
import type { SignIn } from '../auth/sign-in/use-sign-in'
import { watchRole } from '../auth/watch-role'
import { pinsReleases, setModulesImport } from '../modules/open-modules'
import { beginModule } from '../modules/prefetch'
import { App } from './App'

/** What the admin does for the sign-in form. */
export interface AdminPage {
  signIn: SignIn
}

interface Options {
  /** Whether the browser was found to keep no session, and shows the sign-in form already. */
  signedOut: boolean
}

async function importModules(early: Promise<string>) {
  const { openLateModules } = await import(/* webpackChunkName: "modules" */ '../releases/late-modules')
  return openLateModules(early)
}

/** Starts the admin in `root`: configuration, session, then React. */
export function startAdmin(root: HTMLElement, config: PlatformConfig, { signedOut }: Options): AdminPage {
  dayjs.locale('pt-br')
  configurePlatform(config)
  setModulesImport(importModules)
  const store = createStore()
  if (signedOut) store.set(setAccessAtom, { status: 'signed-out' })
  watchSession(store)
  watchRole(store)
  const page = createRoot(root)
  // In pieces: on a slow machine the whole of it would keep the form from what is typed.
  startTransition(() =>
    page.render(
      <StrictMode>
        <App store={store} />
      </StrictMode>,
    ),
  )
  // Who may pin releases is known with the role, which the module is not awaited with otherwise.
  if (!signedOut && !pinsReleases()) beginModule(location.pathname)
  return { signIn }
}
