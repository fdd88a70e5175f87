import './act'
import '@loja/shell/src/start/frame.css'
import '@loja/shell/src/start/global.css'
import 'dayjs/locale/pt-br'
import { getPlatformConfig } from '@loja/platform'
import { BUNDLED_OFFER, configurePlatform, setNotices, setOffer } from '@loja/platform/shell'
import { notices } from '@loja/shell/src/notices/notices'
import dayjs from 'dayjs'
import { beforeEach } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react/pure'
import { api, forgetApi, standInForNetwork } from './api'
import { forgetFailures, silenceExpectedLogs } from './expected-logs'

// Each new worker would load its modules one by one, 1.5 s.
Object.assign(globalThis, { Worker: undefined })

// All files share one page.
if (!isConfigured()) {
  dayjs.locale('pt-br')
  configurePlatform({
    supabaseUrl: 'https://api.test',
    publishableKey: 'sb_publishable_component_tests',
    storeName: 'Loja',
    storefrontOrigin: 'https://loja.test',
  })
  setNotices(notices)
  silenceExpectedLogs()
}

/** A browser without a registry does not have this page. */
const HISTORY = {
  path: '/admin/historico',
  label: 'Histórico',
  icon: 'history',
  section: 'system',
  order: 20,
  inMenu: false,
  shape: { kind: 'list', cards: 0 },
} as const

beforeEach(async () => {
  await cleanup()
  forgetApi()
  forgetFailures()
  standInForNetwork()
  api.answer('rest/v1/saved_views', [])
  setOffer({ ...BUNDLED_OFFER, pages: { ...BUNDLED_OFFER.pages, history: HISTORY }, links: [], settingsSections: [] })
  await page.viewport(1280, 800)
})

function isConfigured(): boolean {
  try {
    getPlatformConfig()
    return true
  } catch {
    return false
  }
}
