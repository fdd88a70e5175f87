import { holdRequests } from '../../support/hold'
import { PageTime } from '../../support/page-time'
import { expect, expectToast, test } from '../../support/test'

const FAILING = 'Sem conexão com o servidor. Tentando novamente…'

test.use({ account: 'admin' })

let time: PageTime

test.beforeEach(async ({ page, context }) => {
  time = new PageTime(context)
  await page.clock.install()
  await page.goto('/')
  await expect(page.getByText('260')).toBeVisible()
})

test('[ERR-01] offline shows one notice and keeps the data, which is read again afterwards', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/, /ChunkLoadError/, /Loading chunk/)
  await page.goto('/admin/orders')
  await expect(page.getByRole('table')).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByRole('status').getByText('Sem conexão', { exact: true })).toBeVisible()
  await expect(page.getByRole('table')).toBeVisible()
  await page.getByRole('button', { name: 'Exportar' }).click()
  await expectToast(page, 'Erro', 'Não foi possível abrir. Verifique sua conexão e tente novamente.')
  await page.getByRole('searchbox').fill('000042')
  await context.setOffline(false)
  await expect(page.getByText('Sem conexão', { exact: true })).toBeHidden()
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('button', { name: 'Exportar' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Excel (.xlsx)', 'CSV (.csv)'])
})

test('[ERR-01] an outage is shown at the first failure, and its requests succeed afterwards', async ({
  page,
  problems,
}) => {
  problems.allow(/503.*\/(rest|auth)\/v1\//)
  await page.route('**/{rest,auth}/v1/**', (route) => route.fulfill({ status: 503, json: { message: 'unavailable' } }))
  await page.getByRole('link', { name: 'Ver pedidos' }).click()
  await expect(page.getByText(FAILING)).toBeVisible()
  // The list itself gives up after four attempts, eleven seconds later.
  expect(await page.getByRole('main').getByText('Não foi possível carregar os pedidos.').count()).toBe(0)
  await time.passUntilVisible(page.getByRole('main').getByText('Não foi possível carregar os pedidos.'))
  await expect(page.getByText(FAILING)).toBeVisible()
  const probe = page.waitForResponse((response) => response.url().endsWith('/auth/v1/health'))
  await time.pass(31_000)
  expect((await probe).status()).toBe(503)
  await page.unrouteAll()
  await time.passUntilVisible(page.getByRole('table'))
  await expect(page.getByText(FAILING)).toBeHidden()
})

test('[ERR-01] a server that hangs is reported as slow', async ({ page }) => {
  const answer = await holdRequests(page, '**/rest/v1/rpc/list_orders*')
  await page.getByRole('link', { name: 'Ver pedidos' }).click()
  await expect(page.getByText('O servidor está demorando para responder…')).toBeVisible()
  answer()
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page.getByText('O servidor está demorando para responder…')).toBeHidden()
})
