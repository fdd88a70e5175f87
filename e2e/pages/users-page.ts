import { expect, type Locator, type Page } from '@playwright/test'
import { choose } from '../support/choose'

/** `Gerenciar Usuários`, in the words of who uses it. */
export class UsersPage {
  readonly page: Page
  readonly search: Locator
  readonly roleFilter: Locator
  /** The table's rows with a person in them. */
  readonly rows: Locator

  constructor(page: Page) {
    this.page = page
    this.search = page.getByRole('searchbox', { name: 'Buscar por nome, telefone ou ID' })
    this.roleFilter = page.getByRole('combobox', { name: 'Filtrar por perfil' })
    this.rows = page.getByRole('row').filter({ has: page.getByRole('cell') })
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/admin/users${query}`)
    await expect(this.page.getByRole('heading', { level: 1, name: 'Gerenciar Usuários' })).toBeVisible()
  }

  async filterByRole(label: string): Promise<void> {
    await this.roleFilter.click()
    await choose(this.page, label)
  }
}
