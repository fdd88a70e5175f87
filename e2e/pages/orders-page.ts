import { expect, type Locator, type Page } from '@playwright/test'
import { choose } from '../support/choose'
import { ListPage } from './list-page'

export class OrdersPage extends ListPage {
  readonly statusFilter = this.page.getByRole('combobox', { name: 'Filtrar por status' })

  constructor(page: Page) {
    super(page, {
      path: '/admin/orders',
      heading: 'Gerenciar Pedidos',
      search: 'Buscar por número, cliente, telefone, e-mail, CPF, código ou item',
    })
  }

  row(number: string): Locator {
    return this.page.getByRole('row').filter({ hasText: number })
  }

  statusOf(number: string): Locator {
    return this.page.getByRole('combobox', { name: `Status do pedido ${number}` })
  }

  async setStatus(number: string, label: string): Promise<void> {
    await this.statusOf(number).click()
    await choose(this.page, label)
  }

  async filterByStatus(label: string): Promise<void> {
    await this.openFilters()
    await this.statusFilter.click()
    await choose(this.page, label)
  }

  async filterByPeriod(label: string): Promise<void> {
    await this.openFilters()
    await this.page.getByRole('combobox', { name: 'Filtrar por período' }).click()
    await choose(this.page, label)
  }

  async tick(number: string): Promise<void> {
    await this.page.getByRole('checkbox', { name: `Selecionar pedido ${number}` }).check()
  }

  async tickFirst(): Promise<void> {
    await this.page
      .getByRole('checkbox', { name: /^Selecionar pedido/ })
      .first()
      .check()
    await expect(this.page.getByText('1 pedido selecionado')).toBeVisible()
  }

  async askToDeleteFirst(): Promise<void> {
    if (this.isPhone())
      await this.page
        .getByRole('button', { name: /^Mais ações do pedido/ })
        .first()
        .click()
    await this.page
      .getByRole(this.isPhone() ? 'menuitem' : 'button', { name: /^Deletar pedido/ })
      .first()
      .click()
    await expect(this.page.getByRole('dialog').last().getByRole('button', { name: 'Cancelar' })).toBeFocused()
  }

  async bulkStatus(label: string): Promise<void> {
    await this.page.getByRole('combobox', { name: 'Alterar status para…' }).click()
    await choose(this.page, label)
  }

  async numbers(): Promise<string[]> {
    const texts = await this.rows().allInnerTexts()
    return texts.map((text) => /LJ-\d{4}-\d{6}/.exec(text)?.[0] ?? '')
  }
}
