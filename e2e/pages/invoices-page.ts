import type { Locator, Page } from '@playwright/test'
import { ListPage } from './list-page'

export class InvoicesPage extends ListPage {
  readonly dialog = this.page.getByRole('dialog')

  constructor(page: Page) {
    super(page, {
      path: '/admin/notas-fiscais',
      heading: 'Notas Fiscais',
      search: 'Buscar por número, chave, pedido, cliente, CPF ou CNPJ',
      rowsHave: 'cell',
    })
  }

  async choose(files: Record<string, string>): Promise<void> {
    await this.page.getByRole('button', { name: 'Importar XML' }).click()
    await this.dialog
      .getByLabel('Escolher arquivos')
      .setInputFiles(
        Object.entries(files).map(([name, text]) => ({ name, mimeType: 'text/xml', buffer: Buffer.from(text) })),
      )
  }

  file(name: string): Locator {
    return this.dialog.getByRole('listitem', { name, exact: true })
  }
}
