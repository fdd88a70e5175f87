import { holdRequests } from '../../support/hold'
import { watchSeenTexts } from '../../support/seen-texts'
import { DEMO_ACCOUNTS, expect, signIn, test } from '../../support/test'

test.describe('[AUTH-03] nothing is shown before the access is known', () => {
  test('a reload of a signed-in user never shows sign-in', async ({ page }) => {
    await signIn(page, DEMO_ACCOUNTS.admin)
    const seen = await watchSeenTexts(page)
    for (const path of ['/admin/orders', '/login']) {
      await page.goto(path)
      await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible()
      const { texts, roles } = await seen()
      expect(texts).not.toContain('Entrar no painel')
      expect(roles).not.toContain('form')
    }
  })

  test('a customer never sees the menu', async ({ page }) => {
    await signIn(page, DEMO_ACCOUNTS.customer)
    await expect(page.getByText('Acesso negado')).toBeVisible()
    const seen = await watchSeenTexts(page)
    await page.goto('/admin/products')
    await expect(page.getByText('Acesso negado')).toBeVisible()
    expect((await seen()).roles).toEqual([])
  })

  test('no data is requested before the role is known', async ({ page }) => {
    await page.clock.install()
    await signIn(page, DEMO_ACCOUNTS.admin)
    await expect(page.getByText('260')).toBeVisible()
    const asked: string[] = []
    page.on('request', (request) => {
      const table = /\/rest\/v1\/([\w/]+)/.exec(request.url())?.[1]
      if (table) asked.push(table)
    })
    const answer = await holdRequests(page, '**/rest/v1/profiles*')
    const role = page.waitForRequest('**/rest/v1/profiles*')
    await page.goto('/admin/orders')
    await role
    await page.clock.runFor(5_000)
    await expect(page.getByText('Está demorando mais que o normal. Continuamos tentando…')).toBeVisible()
    expect(asked).toEqual(['profiles'])
    answer()
    await expect(page.getByRole('table')).toBeVisible()
  })
})
