import type { Page } from '@playwright/test'

export async function openAccountMenu(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: /^Conta: / }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}
