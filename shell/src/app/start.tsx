import 'dayjs/locale/pt-br'
import '@fontsource-variable/inter'
import './global.css'
import { configurePlatform } from '@loja/platform/shell'
import { words } from '@loja/ui'
import dayjs from 'dayjs'
import { createStore } from 'jotai'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { watchSession } from '../auth/session'
import { watchRole } from '../auth/watch-role'
import { App } from './App'
import { fetchPlatformConfig } from './fetch-platform-config'

/** Starts the page: configuration, session, then React. Without a configuration there is nothing to render. */
export async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  dayjs.locale('pt-br')
  try {
    configurePlatform(await fetchPlatformConfig())
  } catch (error) {
    console.error('start: configuration', error)
    showStartFailure(root)
    return
  }
  const store = createStore()
  watchSession(store)
  watchRole(store)
  createRoot(root).render(
    <StrictMode>
      <App store={store} />
    </StrictMode>,
  )
}

/** Without a configuration there is no theme and no router: plain HTML has to do. */
function showStartFailure(root: HTMLElement): void {
  const message = document.createElement('p')
  message.textContent = 'Não foi possível abrir o painel. Verifique sua conexão e tente novamente.'
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
