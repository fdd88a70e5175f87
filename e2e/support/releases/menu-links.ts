import { expect, type Page } from '@playwright/test'
import { lookUntil } from './page-releases'

export function menuLink(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name, exact: true })
}

/** The tab reads the registry until its menu has the page. */
export function seesLink(page: Page, name: string): Promise<void> {
  return lookUntil(page, () => expect(menuLink(page, name)).toBeVisible({ timeout: 1_000 }))
}

export function missesLink(page: Page, name: string): Promise<void> {
  return lookUntil(page, () => expect(menuLink(page, name)).toBeHidden({ timeout: 1_000 }))
}
