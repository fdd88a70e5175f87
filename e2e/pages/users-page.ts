import type { Page } from '@playwright/test'
import { choose } from '../support/choose'
import { ListPage } from './list-page'

export class UsersPage extends ListPage {
  readonly roleFilter = this.page.getByRole('combobox', { name: 'Filtrar por perfil' })

  constructor(page: Page) {
    super(page, {
      path: '/admin/users',
      heading: 'Gerenciar Usuários',
      search: 'Buscar por nome, telefone ou ID',
      rowsHave: 'cell',
    })
  }

  async filterByRole(label: string): Promise<void> {
    await this.openFilters()
    await this.roleFilter.click()
    await choose(this.page, label)
  }
}
