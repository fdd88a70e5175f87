import type { Page } from '@playwright/test'
import { openOptions } from '../support/choose'
import { expect } from '../support/test'

/** Nothing is waited for. */
export const ready = (page: Page) => expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
/** A list of options is open. */
export const options = (page: Page) => expect(openOptions(page)).toBeVisible()
/** The dialog that lies on top. */
export const dialog = (page: Page) => page.getByRole('dialog').last()
