import type { Page, Response } from '@playwright/test'
import { DEMO_ACCOUNTS, expect, signIn, test } from '../support/test'

/** Size of the scripts and styles that were asked for, with gzip, in which the budget is told. They travel smaller still. */
async function gzipKb({ request }: Page, responses: Response[]): Promise<number> {
  const sizes = await Promise.all(
    responses.map(async (response) => {
      expect(await response.headerValue('content-encoding'), response.url()).toBe('br')
      const zipped = await request.head(response.url(), { headers: { 'accept-encoding': 'gzip' } })
      expect(zipped.headers()['content-encoding'], response.url()).toBe('gzip')
      return Number(zipped.headers()['content-length'])
    }),
  )
  return sizes.reduce((sum, size) => sum + size, 0) / 1024
}

/** What `index.html` names: the code of the sign-in form. The admin comes while people type. */
async function signInKb({ request }: Page): Promise<number> {
  const html = await (await request.get('/login')).text()
  const files = [...html.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)].map(([, file]) => file ?? '')
  expect(files.length).toBeGreaterThan(3)
  const heads = await Promise.all(files.map((file) => request.head(file, { headers: { 'accept-encoding': 'gzip' } })))
  return heads.reduce((sum, head) => sum + Number(head.headers()['content-length']), 0) / 1024
}

/** Small files are not compressed: their headers would weigh more. */
const isCode = (response: Response) => /\.(js|css)$/.test(new URL(response.url()).pathname)

test('first load: at most 160 KB of code up to sign-in, 360 up to the dashboard, and a remote at most 70 KB of its own', async ({
  page,
}) => {
  const form = await signInKb(page)
  console.log(`sign-in: ${form.toFixed(0)} KB`)
  expect(form).toBeGreaterThan(50)
  expect(form).toBeLessThan(160)

  const code: Response[] = []
  page.on('response', (response) => isCode(response) && code.push(response))
  await signIn(page, DEMO_ACCOUNTS.admin)
  await expect(page.getByText('Total de Pedidos')).toBeVisible()
  // The chart comes after the figures, and counts.
  await expect(page.getByRole('slider', { name: /^Receita por dia/ })).toBeAttached()
  const firstLoad = await gzipKb(page, code)
  console.log(`first load: ${firstLoad.toFixed(0)} KB`)
  expect(firstLoad).toBeGreaterThan(100)
  expect(firstLoad).toBeLessThan(360)

  code.length = 0
  await page.getByRole('link', { name: 'Ver pedidos' }).click()
  await expect(page.getByRole('table')).toBeVisible()
  const remote = await gzipKb(
    page,
    code.filter((response) => response.url().includes('/r/mf-orders/')),
  )
  console.log(`mf-orders: ${remote.toFixed(0)} KB`)
  expect(remote).toBeGreaterThan(10)
  expect(remote).toBeLessThan(70)
})
