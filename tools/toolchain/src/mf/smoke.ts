import { DEMO_ACCOUNTS } from '@loja/backend'
import { contextOptions, launchOptions } from '@loja/component-testing/browser'
import { type Registry, remoteAt } from '@loja/federation-build'
import { Refusal, shellWord } from '@loja/release'
import { type Browser, chromium, type Locator, type Page } from 'playwright'
import { findChromium } from '../../bin/chromium.mjs'
import { pathsToOpen } from './release-directory'
import { serveTrial, type Trial } from './trial'

const PAGE_BUDGET_MS = 30_000

const NOT_FOUND = 'Página não encontrada'

const { admin } = DEMO_ACCOUNTS

/** `release --all` opens each page once with the same releases. */
const opened = new Set<string>()
const loaded = new Set<string>()

export interface SmokeTest extends Trial {
  liveRoutes: readonly string[]
}

export async function smokeTest(test: SmokeTest): Promise<string[]> {
  const { name, version, registry } = test
  const paths = pathsToOpen(registry, name, test.liveRoutes)
  const base = name === 'shell' ? `/s/${version}/` : `/r/${name}/${version}/`
  const isLoaded = () => [...loaded].some((file) => file.startsWith(base))
  const live = Object.entries(registry.remotes).map(([of, { active }]) => `${of}@${active}`)
  const releases = [registry.shell?.active, ...live.sort()].join()
  const withReleases = (path: string) => `${path} ${releases}`
  const due = paths.filter((path) => !opened.has(withReleases(path)))
  if (due.length === 0 && isLoaded()) return paths
  const problems = await openInChromium(test, due)
  if (problems.length === 0 && !isLoaded())
    problems.push(`No page loaded anything of ${base}: another release was shown.`)
  if (problems.length > 0)
    throw new Refusal(
      'smoke',
      `With ${name}@${version} the pages cannot be used, so it is not live. See them on demo data: ` +
        `pnpm mf release ${name} --dry-run --open --dir ${shellWord(test.dir)} --from ${shellWord(test.folder)}. What the browser says:`,
      [...new Set(problems)],
    )
  for (const path of due) opened.add(withReleases(path))
  return paths
}

async function openInChromium(test: SmokeTest, paths: readonly string[]): Promise<string[]> {
  const found = await findChromium()
  if ('problem' in found) throw new Refusal('smoke', found.problem)
  // Messages about slow queries are of interest only if a page fails.
  const messages: string[] = []
  const [serving, launching] = await Promise.allSettled([
    serveTrial(test, (text) => messages.push(text)),
    chromium.launch({ ...launchOptions, executablePath: found.path }),
  ])
  try {
    if (serving.status === 'rejected') throw serving.reason
    if (launching.status === 'rejected') throw launching.reason
    return await openPages(launching.value, serving.value.url, test.registry, paths)
  } catch (error) {
    process.stderr.write(messages.join(''))
    throw error
  } finally {
    if (launching.status === 'fulfilled') await launching.value.close()
    if (serving.status === 'fulfilled') await serving.value.stop()
  }
}

async function openPages(
  browser: Browser,
  url: string,
  registry: Registry,
  paths: readonly string[],
): Promise<string[]> {
  const context = await browser.newContext({ ...contextOptions, baseURL: url })
  const page = await context.newPage()
  const problems: string[] = []
  let at = '/login'
  page.on('pageerror', (error) => problems.push(`${at}: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${at}: ${message.text()} (${message.location().url})`)
  })
  page.on('response', (response) => {
    if (response.ok()) loaded.add(new URL(response.url()).pathname)
  })
  await signIn(page).catch((error: Error) => problems.push(`The administrator cannot sign in: ${firstLine(error)}`))
  if (problems.length > 0) return problems
  for (const path of paths) {
    at = path
    await openPage(page, path, remoteAt(registry, path) !== null).catch((error: Error) =>
      problems.push(`${path} does not open: ${firstLine(error)}`),
    )
  }
  return problems
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('E-mail').fill(admin.email)
  await page.getByLabel('Senha', { exact: true }).fill(admin.password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await menuOf(page).waitFor({ timeout: PAGE_BUDGET_MS })
}

function menuOf(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Menu principal' })
}

/** @param isClaimed a dropped address shows the page for unknown addresses */
async function openPage(page: Page, path: string, isClaimed: boolean): Promise<void> {
  await page.goto(path)
  await menuOf(page).waitFor({ timeout: PAGE_BUDGET_MS })
  const heading = page.locator('main h1').first()
  await heading.waitFor({ timeout: PAGE_BUDGET_MS })
  const failure = page.locator('main [role=alert]:has(h1)')
  if (isClaimed && (await heading.textContent()) === NOT_FOUND) throw new Error(NOT_FOUND)
  if ((await failure.count()) > 0) throw new Error((await failure.first().textContent()) ?? '')
}

function firstLine({ message }: Error): string {
  return message.split('\n').slice(0, 2).join(' ')
}
