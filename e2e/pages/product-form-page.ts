import type { Locator, Page } from '@playwright/test'
import { openOptions } from '../support/choose'

export class ProductFormPage {
  readonly page: Page
  readonly name: Locator
  readonly price: Locator
  readonly images: Locator
  readonly saveButton: Locator
  readonly conflict: Locator

  constructor(page: Page) {
    this.page = page
    this.name = this.field('Nome')
    this.price = this.field('Preço')
    this.images = page.getByRole('list', { name: 'Imagens' }).getByRole('listitem')
    this.saveButton = page.getByRole('button', { name: 'Salvar produto' })
    this.conflict = page.getByRole('dialog').filter({ hasText: 'Alterado por outra pessoa' })
  }

  field(label: string): Locator {
    return this.page.getByRole('textbox', { name: label, exact: true })
  }

  async openNew(): Promise<void> {
    await this.page.goto('/admin/products/add')
    await this.name.waitFor()
  }

  async open(id: string): Promise<void> {
    await this.page.goto(`/admin/products/edit/${id}`)
    await this.name.waitFor()
  }

  async addImage(address: string): Promise<void> {
    await this.field('Endereço da imagem').fill(address)
    await this.page.keyboard.press('Enter')
  }

  async create(what: 'Categoria' | 'Marca', name: string): Promise<void> {
    await this.page.getByRole('combobox', { name: what }).fill(name)
    await openOptions(this.page).getByText(`Criar “${name}”`, { exact: true }).click()
  }

  async save(): Promise<void> {
    await this.saveButton.click()
  }
}
