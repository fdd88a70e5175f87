import { expect, type Page } from '@playwright/test'

/** Follows a link of the sidebar and waits for the new page. */
export async function openPage(page: Page, name: string): Promise<void> {
  const link = page.getByRole('link', { name, exact: true })
  await link.click()
  await expect(link).toHaveAttribute('aria-current', 'page')
}
