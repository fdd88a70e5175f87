import type { Locator, Page } from '@playwright/test'

interface Names {
  path: string
  heading: string
  search: string
}

export class ListPage {
  readonly page: Page
  readonly heading: Locator
  readonly search: Locator
  readonly #path: string

  constructor(page: Page, names: Names) {
    this.page = page
    this.#path = names.path
    this.heading = page.getByRole('heading', { level: 1, name: names.heading })
    this.search = page.getByRole('searchbox', { name: names.search })
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`${this.#path}${query}`)
    await this.heading.waitFor()
  }

  rows(): Locator {
    return this.page.getByRole('row').filter({ has: this.page.getByRole('combobox') })
  }
}
