import { expect, type Locator, type Page } from '@playwright/test'

export function notices(page: Page): Locator {
  return page
    .getByRole('alert')
    .or(page.getByRole('status'))
    .filter({ has: page.getByRole('button', { name: 'Fechar' }) })
}

export async function expectToast(page: Page, title: string, text: string): Promise<void> {
  await expect(notices(page).filter({ hasText: title }).filter({ hasText: text }).first()).toBeVisible()
}

export async function closeNotices(page: Page): Promise<void> {
  // In one call: a notification that is waited for may close by itself.
  await notices(page)
    .getByRole('button', { name: 'Fechar' })
    .evaluateAll((buttons) => {
      for (const button of buttons) (button as HTMLElement).click()
    })
  await expect(notices(page)).toHaveCount(0)
}
