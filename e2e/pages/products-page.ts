import type { Locator, Page } from '@playwright/test'
import { choose } from '../support/choose'
import { ListPage } from './list-page'

type Tab = 'Categoria' | 'Desconto' | 'Estoque' | 'Excluir'

export class ProductsPage extends ListPage {
  readonly dialog = this.page.getByRole('dialog').last()

  constructor(page: Page) {
    super(page, { path: '/admin/products', heading: 'Gerenciar Produtos', search: 'Buscar por nome do produto' })
  }

  async start(action: 'Importar' | 'Importar JSON' | 'Exportar Facebook'): Promise<void> {
    if (!this.isPhone() && action !== 'Importar JSON')
      return this.page.getByRole('button', { name: action, exact: true }).click()
    await this.page.getByRole('button', { name: 'Mais opções da lista' }).click()
    await this.page.getByRole('menuitem', { name: action, exact: true }).click()
  }

  row(name: string): Locator {
    return this.rows().filter({ hasText: name })
  }

  price(name: string): Locator {
    return this.row(name).getByTitle(`Editar o preço de ${name}`)
  }

  salePrice(name: string): Locator {
    return this.row(name).getByTitle(`Editar o preço promocional de ${name}`)
  }

  stock(name: string): Locator {
    return this.row(name).getByTitle(`Editar o estoque de ${name}`)
  }

  priceField(name: string): Locator {
    return this.page.getByRole('textbox', { name: `Editar o preço de ${name}` })
  }

  salePriceField(name: string): Locator {
    return this.page.getByRole('textbox', { name: `Editar o preço promocional de ${name}` })
  }

  stockField(name: string): Locator {
    return this.page.getByRole('textbox', { name: `Editar o estoque de ${name}` })
  }

  card(title: string): Locator {
    return this.page
      .getByRole('term')
      .filter({ hasText: new RegExp(`^${title}$`) })
      .locator('..')
  }

  async filterBy(filter: 'categoria' | 'marca' | 'status' | 'estoque', label: string): Promise<void> {
    await this.openFilters()
    await this.page.getByRole('combobox', { name: `Filtrar por ${filter}` }).click()
    await choose(this.page, label)
  }

  async tick(name: string): Promise<void> {
    await this.page.getByRole('checkbox', { name: `Selecionar ${name}`, exact: true }).check()
  }

  async bulkEdit(tab: Tab): Promise<void> {
    await this.page.getByRole('button', { name: 'Edição em Massa' }).click()
    await this.dialog.getByRole('tab', { name: tab }).click()
  }

  names(): Promise<string[]> {
    return this.rows()
      .getByRole('link', { name: /^(?!Editar )/ })
      .allInnerTexts()
  }
}
