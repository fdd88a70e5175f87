import './font.css'
import './global.css'
import type { PlatformConfig } from '@loja/platform'
import { hasStoredSession } from '@loja/platform/shell'
import { afterRows } from '@loja/ui/late'
import { words } from '@loja/ui/parts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { AdminPage } from '../app/start-admin'
import { type RecoveryLink, readRecoveryLink } from '../auth/recovery/recovery-link'
import { setSignInShown } from '../auth/sign-in/sign-in-place'
import { LOGIN_PATH } from '../page/shell-paths'
import { fetchPlatformConfig } from './fetch-platform-config'
import { messages } from './messages'
import { SignInStage } from './SignInStage'
import { signInAddress } from './sign-in-address'

/** Without a session shows the sign-in form first, which is little code, and loads the admin meanwhile. */
export async function start(): Promise<void> {
  try {
    const config = await fetchPlatformConfig()
    const link = location.pathname === LOGIN_PATH ? readRecoveryLink(location.hash) : null
    if (link) return startRecovery(config, link)
    const address = hasStoredSession(config.supabaseUrl) ? null : signInAddress(location)
    if (address === null) return await startWithSession(config)
    history.replaceState(history.state, '', address)
    startWithForm(config)
  } catch (error) {
    console.error('start', error)
    showStartFailure(placeOf('root'))
  }
}

/** The admin is not loaded: it would show the pages of a stored session. The token leaves address and history. */
function startRecovery(config: PlatformConfig, link: RecoveryLink): void {
  history.replaceState(history.state, '', LOGIN_PATH)
  setSignInShown(true)
  renderForm(config, () => loadAdmin(config, { signedOut: true }), link)
}

async function startWithSession(config: PlatformConfig): Promise<void> {
  const loading = loadAdmin(config, { signedOut: false })
  prepareFormatsAndFont()
  const admin = await loading
  renderForm(config, async () => admin)
}

/** The first use of `Intl` is slow, and a late font repeats the layout. Both happen while the admin's code arrives. */
function prepareFormatsAndFont(): void {
  void document.fonts.load('1em "Inter Variable"').catch(() => undefined)
  setTimeout(() => new Intl.NumberFormat('pt-BR'))
}

function startWithForm(config: PlatformConfig): void {
  let loading: Promise<AdminPage> | undefined
  const load = () => {
    loading ??= loadAdmin(config, { signedOut: true }).catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
  setSignInShown(true)
  renderForm(config, load)
  // Submitting the form repeats it and shows the failure.
  afterRows(
    undefined,
    () => void load().catch((error: unknown) => console.warn('[start] the admin is not here yet', error)),
  )
}

async function loadAdmin(config: PlatformConfig, options: { signedOut: boolean }): Promise<AdminPage> {
  const { startAdmin } = await import(/* webpackChunkName: "admin" */ '../app/start-admin')
  return startAdmin(placeOf('root'), config, options)
}

/** In a React root of its own: input survives the arrival of the admin. */
function renderForm(config: PlatformConfig, admin: () => Promise<AdminPage>, link: RecoveryLink | null = null): void {
  createRoot(placeOf('sign-in')).render(
    <StrictMode>
      <SignInStage config={config} link={link} signIn={async (credentials) => (await admin()).signIn(credentials)} />
    </StrictMode>,
  )
}

function placeOf(id: string): HTMLElement {
  const place = document.getElementById(id)
  if (!place) throw new Error(`index.html has no #${id}`)
  return place
}

function showStartFailure(root: HTMLElement): void {
  const message = document.createElement('p')
  message.textContent = messages.startFailed
  const retry = document.createElement('button')
  retry.type = 'button'
  retry.textContent = words.retry
  retry.addEventListener('click', () => location.reload())
  const box = document.createElement('main')
  box.className = 'start-failure'
  box.setAttribute('role', 'alert')
  box.append(message, retry)
  root.replaceChildren(box)
}
