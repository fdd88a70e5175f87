import type { Registry } from '@loja/federation/build'
import { startGateway } from '@loja/gateway'
import { DEMO_ACCOUNTS, GATEWAY_SECRET_HEADER, spawnBackend } from '@loja/local-backend'
import { Refusal } from '@loja/release'
import { type Browser, chromium, type Locator, type Page } from 'playwright'
import { contextOptions, launchOptions } from '../../../../e2e/browser'
import { findChromium } from '../../bin/chromium.mjs'
import { openReleaseView } from './release-view'

/** How long a page may take until its heading is there, in milliseconds; many times what it takes. */
const PAGE_BUDGET_MS = 30_000

/** Who signs in. */
const { admin } = DEMO_ACCOUNTS

export interface SmokeTest {
  /** Release directory, with the shell that is live. */
  dir: string
  name: string
  version: string
  /** Folder of the release that is tried. */
  folder: string
  /** The registry as it would be with the release. */
  registry: Registry
}

/**
 * Opens the pages of a release in Chromium, with everything else as it is live, on demo data: its own addresses, and the
 * first address of every other module.
 * @returns addresses that were opened
 * @throws Refusal `smoke` with a sentence for each page that cannot be used
 */
export async function smokeTest(test: SmokeTest): Promise<string[]> {
  const found = await findChromium()
  if ('problem' in found) throw new Refusal('smoke', found.problem)
  const ends: (() => Promise<unknown>)[] = []
  try {
    const view = await openReleaseView(test)
    ends.push(() => view.remove())
    const starting = Promise.allSettled([
      spawnBackend({ demoData: true }),
      chromium.launch({ ...launchOptions, executablePath: found.path }),
    ])
    const [backend, browser] = await starting
    if (backend.status === 'fulfilled') ends.push(() => backend.value.stop())
    if (browser.status === 'fulfilled') ends.push(() => browser.value.close())
    if (backend.status === 'rejected') throw backend.reason
    if (browser.status === 'rejected') throw browser.reason
    const gateway = await startGateway({
      wwwDir: view.path,
      port: 0,
      backendUrl: backend.value.url,
      backendHeaders: { [GATEWAY_SECRET_HEADER]: backend.value.gatewaySecret },
      config: {
        supabaseUrl: '',
        publishableKey: backend.value.publishableKey,
        storeName: 'Loja',
        storefrontOrigin: 'https://loja.test',
      },
    })
    ends.push(() => gateway.close())
    return await openPages(browser.value, gateway.url, test)
  } finally {
    for (const end of ends.reverse()) await end()
  }
}

async function openPages(browser: Browser, url: string, { name, version, registry }: SmokeTest): Promise<string[]> {
  const context = await browser.newContext({ ...contextOptions, baseURL: url })
  const page = await context.newPage()
  const problems: string[] = []
  const loaded = new Set<string>()
  let at = '/login'
  page.on('pageerror', (error) => problems.push(`${at}: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${at}: ${message.text()} (${message.location().url})`)
  })
  page.on('response', (response) => {
    if (response.ok()) loaded.add(new URL(response.url()).pathname)
  })
  await signIn(page).catch((error: Error) => problems.push(`Nobody can sign in: ${firstLine(error)}`))

  const paths = problems.length > 0 ? [] : pathsToOpen(registry, name)
  for (const path of paths) {
    at = path
    await openPage(page, path).catch((error: Error) => problems.push(`${path} does not open: ${firstLine(error)}`))
  }
  const base = name === 'shell' ? `/s/${version}/` : `/r/${name}/${version}/`
  if (problems.length === 0 && ![...loaded].some((file) => file.startsWith(base)))
    problems.push(`No page loaded anything of ${base}: another release was shown.`)
  if (problems.length === 0) return paths
  throw new Refusal(
    'smoke',
    `With ${name}@${version} the pages cannot be used, so it is not live. Open them: npm start. What the browser says:`,
    [...new Set(problems)],
  )
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('E-mail').fill(admin.email)
  await page.getByLabel('Senha', { exact: true }).fill(admin.password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await menuOf(page).waitFor({ timeout: PAGE_BUDGET_MS })
}

/** Is there when somebody is signed in, whatever becomes of a module. */
function menuOf(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Menu principal' })
}

/** All addresses of the release itself, and one of each other module that is switched on. */
function pathsToOpen(registry: Registry, name: string): string[] {
  const own = registry.remotes[name]?.routes ?? []
  const others = Object.entries(registry.remotes).filter(([other, { enabled }]) => other !== name && enabled)
  return [...own, ...others.flatMap(([, { routes }]) => routes.slice(0, 1))]
}

/** What says that a module cannot be shown has a heading too, in an alert. */
async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await menuOf(page).waitFor({ timeout: PAGE_BUDGET_MS })
  const heading = page.locator('main h1').first()
  await heading.waitFor({ timeout: PAGE_BUDGET_MS })
  const failure = page.locator('main [role=alert]:has(h1)')
  if ((await failure.count()) > 0) throw new Error((await failure.first().textContent()) ?? '')
}

function firstLine({ message }: Error): string {
  return message.split('\n').slice(0, 2).join(' ')
}
