import type { Browser } from '@playwright/test'
import { sharedSession } from '../../support/api/password-session'
import { giveSession } from '../../support/api/stored-session'
import type { Product } from '../../support/product'
import { DEMO_ACCOUNTS, expect, test } from '../../support/test'

async function shownOn(browser: Browser, product: Product, locale: string, timezoneId: string): Promise<string[]> {
  const context = await browser.newContext({
    baseURL: product.url,
    locale,
    timezoneId,
    viewport: { width: 1280, height: 800 },
  })
  await giveSession(context, product.url, await sharedSession(product, DEMO_ACCOUNTS.admin))
  const page = await context.newPage()
  await page.goto('/admin/orders?busca=LJ-2026-00041')
  await expect(page.getByRole('row')).toHaveCount(11)
  const rows = await page.getByRole('row').allInnerTexts()
  const html = await page.locator('html').getAttribute('lang')
  await context.close()
  return [`lang ${html}`, ...rows]
}

test('[FMT-01] money, dates and times are those of São Paulo on any machine', async ({ browser, product }) => {
  const atHome = await shownOn(browser, product, 'pt-BR', 'America/Sao_Paulo')
  expect(atHome[0]).toBe('lang pt-BR')
  for (const row of atHome.slice(2)) {
    expect(row).toMatch(/\d{2}\/\d{2}\/\d{4}, \d{2}:\d{2}/)
    expect(row).toMatch(/R\$\s(\d{1,3}\.)?\d{1,3},\d{2}/)
  }
  for (const [locale, timezoneId] of [
    ['en-US', 'Asia/Tokyo'],
    ['de-DE', 'Pacific/Kiritimati'],
    ['ar-EG', 'Pacific/Pago_Pago'],
  ] as const) {
    expect(await shownOn(browser, product, locale, timezoneId), `${locale} ${timezoneId}`).toEqual(atHome)
  }
})
