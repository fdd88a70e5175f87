import type { Locator, Page } from '@playwright/test'
import { ListPage } from './list-page'

/** `Notas Fiscais`, in the words of who uses it. */
export class InvoicesPage extends ListPage {
  readonly dialog: Locator

  constructor(page: Page) {
    super(page, {
      path: '/admin/notas-fiscais',
      heading: 'Notas Fiscais',
      search: 'Buscar por número, chave, pedido, CPF ou CNPJ',
    })
    this.dialog = page.getByRole('dialog')
  }

  /** The table's rows with a note, or an order without one. */
  override rows(): Locator {
    return this.page.getByRole('row').filter({ has: this.page.getByRole('cell') })
  }

  /** Opens the import and chooses files, by name and text. */
  async choose(files: Record<string, string>): Promise<void> {
    await this.page.getByRole('button', { name: 'Importar XML' }).click()
    await this.dialog
      .getByLabel('Escolher arquivos')
      .setInputFiles(
        Object.entries(files).map(([name, text]) => ({ name, mimeType: 'text/xml', buffer: Buffer.from(text) })),
      )
  }

  /** What is said of a file that was chosen. */
  file(name: string): Locator {
    return this.dialog.getByRole('listitem', { name, exact: true })
  }
}
