import { expect, type Page } from '@playwright/test'

export async function openPage(page: Page, name: string): Promise<void> {
  const link = page.getByRole('link', { name, exact: true })
  await link.click()
  await expect(link).toHaveAttribute('aria-current', 'page')
}
