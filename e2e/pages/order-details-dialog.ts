import type { Locator } from '@playwright/test'
import { PageObject } from './page-object'

export class OrderDetailsDialog extends PageObject {
  readonly dialog = this.page.getByRole('dialog')

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

  slip(): Locator {
    return this.page.getByRole('article', { name: /^Lista de separação/, includeHidden: true })
  }
}
