import 'dayjs/locale/pt-br'
import type { PlatformConfig } from '@loja/platform'
import { configurePlatform, setAccessAtom } from '@loja/platform/shell'
import dayjs from 'dayjs'
import { createStore } from 'jotai'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { watchSession } from '../auth/session'
import { signIn } from '../auth/sign-in'
import type { SignIn } from '../auth/use-sign-in'
import { watchRole } from '../auth/watch-role'
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

/** Starts the admin in `root`: configuration, session, then React. */
export function startAdmin(root: HTMLElement, config: PlatformConfig, { signedOut }: Options): AdminPage {
  dayjs.locale('pt-br')
  configurePlatform(config)
  const store = createStore()
  if (signedOut) store.set(setAccessAtom, { status: 'signed-out' })
  watchSession(store)
  watchRole(store)
  createRoot(root).render(
    <StrictMode>
      <App store={store} />
    </StrictMode>,
  )
  if (!signedOut) beginModule(location.pathname)
  return { signIn }
}
