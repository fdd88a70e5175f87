import { DEMO_ACCOUNTS, expect, signIn, test } from '../support/test'

test('signs in as the administrator', async ({ page }) => {
  await signIn(page, DEMO_ACCOUNTS.admin)
  await expect(page.getByRole('navigation').first()).toBeVisible()
})
test('problem is seen', async ({ page }) => {
  test.fail()
  await page.goto('/')
  await page.evaluate(() => { setTimeout(() => { throw new Error('boom') }, 0); console.error('bang'); const s = document.createElement('script'); s.src = 'https://evil.test/x.js'; document.head.append(s) })
  await page.waitForTimeout(300)
})
test('problem is allowed', async ({ page, problems }) => {
  problems.allow(/^console: bang/)
  await page.goto('/')
  await page.evaluate(() => { console.error('bang') })
})
test('web socket passes the policy', async ({ page }) => {
  await page.goto('/')
  expect(await page.evaluate(async () => { const c = await (await fetch('/config.json')).json(); return new Promise((r) => { const w = new WebSocket(`ws://${location.host}/realtime/v1/websocket?apikey=${c.publishableKey}&vsn=1.0.0`); w.onopen = () => r('open'); w.onclose = (e) => r('closed' + e.code) }) })).toBe('open')
})
