import type { Page } from '@playwright/test'

/** Opens the menu of the account, below the links of the sidebar or of the drawer, and chooses an entry. */
export async function openAccountMenu(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: /^Conta: / }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}
