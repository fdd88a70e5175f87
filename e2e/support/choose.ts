import type { Locator, Page } from '@playwright/test'

/** The options of the select that is open. antd draws them twice: a list for screen readers that cannot be clicked, and this one. */
export function openOptions(page: Page): Locator {
  return page.locator('.ant-select-dropdown:visible')
}

/** Chooses an option of the select that is open. */
export async function choose(page: Page, label: string): Promise<void> {
  await openOptions(page).getByText(label, { exact: true }).click()
}

/** As `choose`, with a finger. */
export async function tapOption(page: Page, label: string): Promise<void> {
  await openOptions(page).getByText(label, { exact: true }).tap()
}
