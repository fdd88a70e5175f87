import type { Locator, Page } from '@playwright/test'

export class OrderDetailsDialog {
  readonly page: Page
  readonly dialog: Locator

  constructor(page: Page) {
    this.page = page
    this.dialog = page.getByRole('dialog')
  }

  async open(id: string, query = ''): Promise<void> {
    await this.page.goto(`/admin/orders/${id}${query}`)
    await this.dialog.waitFor()
  }

  value(section: string, label: string): Locator {
    return this.dialog
      .getByRole('region', { name: section })
      .locator('dt', { hasText: new RegExp(`^${label}$`) })
      .locator('xpath=following-sibling::dd[1]')
  }

  lines(): Locator {
    return this.dialog.getByRole('table').locator('tbody').getByRole('row')
  }

  /** Hidden on the screen, shown in print. */
  slip(): Locator {
    return this.page.getByRole('article', { name: /^Lista de separação/, includeHidden: true })
  }
}
