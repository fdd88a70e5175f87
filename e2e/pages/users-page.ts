import type { Locator, Page } from '@playwright/test'
import { choose } from '../support/choose'
import { ListPage } from './list-page'

export class UsersPage extends ListPage {
  readonly roleFilter: Locator

  constructor(page: Page) {
    super(page, { path: '/admin/users', heading: 'Gerenciar Usuários', search: 'Buscar por nome, telefone ou ID' })
    this.roleFilter = page.getByRole('combobox', { name: 'Filtrar por perfil' })
  }

  override rows(): Locator {
    return this.page.getByRole('row').filter({ has: this.page.getByRole('cell') })
  }

  async filterByRole(label: string): Promise<void> {
    await this.roleFilter.click()
    await choose(this.page, label)
  }
}
