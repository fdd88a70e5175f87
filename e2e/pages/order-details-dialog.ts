import type { Locator, Page } from '@playwright/test'

/** An order's dialog, in the words of who uses it. */
export class OrderDetailsDialog {
  readonly page: Page
  readonly dialog: Locator

  constructor(page: Page) {
    this.page = page
    this.dialog = page.getByRole('dialog')
  }

  /** Opens the order by its address. */
  async open(id: string, query = ''): Promise<void> {
    await this.page.goto(`/admin/orders/${id}${query}`)
    await this.dialog.waitFor()
  }

  /** The value beside a name in a section, e.g. `Cliente`, `Telefone`. */
  value(section: string, label: string): Locator {
    return this.dialog
      .getByRole('region', { name: section })
      .locator('dt', { hasText: new RegExp(`^${label}$`) })
      .locator('xpath=following-sibling::dd[1]')
  }

  /** Lines of the table of items. */
  lines(): Locator {
    return this.dialog.getByRole('table').locator('tbody').getByRole('row')
  }

  /** The slip hides on the screen. */
  slip(): Locator {
    return this.page.getByRole('article', { name: /^Lista de separação/, includeHidden: true })
  }
}
