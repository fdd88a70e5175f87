import { DEMO_ACCOUNTS } from '@loja/backend'
import { test as base, expect, type Page } from '@playwright/test'
import { type Combination, pinTree, strayRequests } from '../combination/combination'
import { testedReleases } from '../combination/environment'
import { type Account, passwordSession, sessionThrough, sharedSession } from './api/password-session'
import { giveSession } from './api/stored-session'
import { recordNotices } from './notices'
import { PageProblems } from './page-problems'
import { type Product, startProduct } from './product'

export { expectToast } from './notices'
export { DEMO_ACCOUNTS, expect }

/** A project would start a browser and a backend for each worker. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

interface TestOptions {
  account: keyof typeof DEMO_ACCOUNTS | undefined
  ownSession: boolean
  /** Off, so that requests do not depend on speed. */
  prefetch: boolean
}

interface TestFixtures extends TestOptions {
  problems: PageProblems
  combination: Combination
}

interface WorkerFixtures {
  /** One product per worker. Specs that change shared rows use their own data. */
  product: Product
}

/** Pages then prefetch nothing. */
export function saveData(): void {
  Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } })
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  account: [undefined, { option: true }],
  ownSession: [false, { option: true }],
  prefetch: [false, { option: true }],
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from a destructured parameter.
    async ({}, use) => {
      const { dir, combination } = testedReleases()
      const isPinned = Object.keys(combination).length > 0
      const tree = isPinned ? await pinTree(dir, combination) : undefined
      const product = await startProduct(tree?.dir ?? dir)
      await use(product)
      await product.stop()
      tree?.remove()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ product }, use) => use(product.url),
  context: async ({ context, product, account, ownSession, prefetch }, use) => {
    if (account) {
      const session = await (ownSession ? passwordSession : sharedSession)(product, DEMO_ACCOUNTS[account])
      await giveSession(context, product.url, session)
    }
    if (!prefetch) await context.addInitScript(saveData)
    await context.addInitScript(recordNotices)
    await use(context)
  },
  combination: [
    async ({ context }, use, testInfo) => {
      const { combination, description } = testedReleases()
      testInfo.annotations.push({ type: 'releases', description })
      const asked: string[] = []
      context.on('request', (request) => asked.push(request.url()))
      await use(combination)
      expect(strayRequests(asked, combination), 'files of other releases than the pinned').toEqual([])
    },
    { auto: true },
  ],
  problems: [
    async ({ context }, use) => {
      const problems = new PageProblems()
      problems.watch(context)
      await use(problems)
      expect(problems.remaining(), 'errors in the browser that the test did not allow').toEqual([])
    },
    { auto: true },
  ],
})

export async function signIn(page: Page, account: Account): Promise<void> {
  const { url, session } = await sessionThrough(page.request, account)
  await giveSession(page.context(), url, session)
  await page.goto('/')
  await expect(page.getByRole('heading').first()).toBeVisible({ timeout: 20_000 })
}

export async function signInByForm(page: Page, account: Account): Promise<void> {
  await page.goto('/')
  await submitSignIn(page, account)
  await expect(page.getByRole('heading', { name: 'Entrar no painel' })).toBeHidden()
  await expect(page).not.toHaveURL(/\/login/, { timeout: 20_000 })
}

export async function submitSignIn(page: Page, { email, password }: Account = DEMO_ACCOUNTS.admin): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
}
