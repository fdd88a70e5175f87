import type { Locator, Page } from '@playwright/test'

/** antd draws its options beside a list for screen readers, which cannot be clicked. */
export function openOptions(page: Page): Locator {
  return page.getByRole('listbox').locator('..')
}

export async function choose(page: Page, label: string): Promise<void> {
  await openOptions(page).getByText(label, { exact: true }).click()
}

export async function tapOption(page: Page, label: string): Promise<void> {
  await openOptions(page).getByText(label, { exact: true }).tap()
}
