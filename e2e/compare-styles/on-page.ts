import type { Page } from '@playwright/test'
import { openOptions } from '../support/choose'
import { expect } from '../support/test'

export const ready = (page: Page) => expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
export const options = (page: Page) => expect(openOptions(page)).toBeVisible()
export const dialog = (page: Page) => page.getByRole('dialog').last()
