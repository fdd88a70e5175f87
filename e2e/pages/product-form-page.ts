import type { Locator } from '@playwright/test'
import { openOptions } from '../support/choose'
import { PageObject } from './page-object'

export class ProductFormPage extends PageObject {
  readonly name = this.field('Nome')
  readonly price = this.field('Preço')
  readonly images = this.page.getByRole('list', { name: 'Imagens' }).getByRole('listitem')
  readonly saveButton = this.page.getByRole('button', { name: 'Salvar produto' })
  readonly conflict = this.page.getByRole('dialog').filter({ hasText: 'Alterado por outra pessoa' })

  field(label: string): Locator {
    return this.page.getByRole('textbox', { name: label, exact: true })
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
