import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { freePort } from '@loja/backend/testing/cluster'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { testedReleases } from '../../combination/environment'
import { AdminApi } from '../api/admin-api'
import { type Account, type PasswordSession, passwordSession } from '../api/password-session'
import { giveSession } from '../api/stored-session'
import { type Product, startProduct } from '../product'
import { test as base, saveData } from '../test'
import { copyReleases, type ReleaseTree } from './release-tree'

interface OwnAdmin extends ReleaseTree {
  telemetryFile: string
  port: number
}

interface TestFixtures {
  openTab(session: PasswordSession, path: string): Promise<Page>
}

export const test = base.extend<TestFixtures, { admin: OwnAdmin }>({
  admin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from a destructured parameter.
    async ({}, use) => {
      const tree = await copyReleases(testedReleases().dir)
      await use({ ...tree, telemetryFile: join(tree.root, 'telemetry.jsonl'), port: await freePort() })
      tree.remove()
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ admin: { dir, telemetryFile, port } }, use) => {
      const product = await startProduct(dir, { signUp: 'open', telemetryFile, localModulePorts: [port] })
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  openTab: async ({ browser, product }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (session, path) => {
      const context = await browser.newContext({ baseURL: product.url, locale: 'pt-BR' })
      contexts.push(context)
      await context.addInitScript(saveData)
      await giveSession(context, product.url, session)
      const page = await context.newPage()
      await page.goto(path)
      return page
    })
    for (const context of contexts) await context.close()
  },
})

export { expect }

export async function createAdministrator(product: Product): Promise<PasswordSession & { account: Account }> {
  const account = { email: `${randomUUID()}@loja.test`, password: 'uma-senha-longa' }
  const response = await fetch(`${product.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: product.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  expect(response.status).toBe(200)
  const session = await passwordSession(product, account)
  const api = new AdminApi(product)
  const [profile] = await api.rows<{ id: string }>(`profiles?user_id=eq.${session.user.id}&select=id`)
  await api.call('change_role', { p_profile: profile?.id, p_role: 'admin', p_seen: 'user' })
  return { ...session, account }
}
