import type { Locator, Page } from '@playwright/test'
import { PageObject } from './page-object'

interface Names {
  path: string
  heading: string
  search: string
  rowsHave?: 'cell' | 'combobox'
}

export class ListPage extends PageObject {
  readonly #names: Names
  readonly heading: Locator
  readonly search: Locator

  constructor(page: Page, names: Names) {
    super(page)
    this.#names = names
    this.heading = page.getByRole('heading', { level: 1, name: names.heading })
    this.search = page.getByRole('searchbox', { name: names.search })
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`${this.#names.path}${query}`)
    await this.heading.waitFor()
  }

  async openFilters(): Promise<void> {
    const button = this.page.getByRole('search').getByRole('button', { name: /^Filtrar/ })
    if ((await button.getAttribute('aria-expanded')) === 'false') await button.click()
  }

  rows(): Locator {
    const { rowsHave = 'combobox' } = this.#names
    return this.page.getByRole('row').filter({ has: this.page.getByRole(rowsHave) })
  }
}
