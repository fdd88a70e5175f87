import { expect, type Locator } from '@playwright/test'
import { PageObject } from './page-object'
import { ProductsPage } from './products-page'

export class ImportDialog extends PageObject {
  readonly dialog = this.page.getByRole('dialog', { name: 'Importação em Lote' })
  readonly result = this.dialog.getByRole('alert').first()
  readonly log = this.dialog.getByRole('log', { name: 'Registro da importação' })

  async open(query = ''): Promise<void> {
    await this.page.goto(`/admin/products${query}`)
    await new ProductsPage(this.page).start('Importar')
    await expect(this.dialog.getByRole('button', { name: 'Analisar Dados' })).toBeVisible()
  }

  async paste(text: string): Promise<void> {
    await this.dialog.getByRole('textbox', { name: 'Lista de produtos' }).fill(text)
    await this.analyse()
  }

  async upload(
    tab: 'Upload de Arquivo (.csv)' | 'Planilha ou PDF' | 'JSON (.json)',
    name: string,
    content: Buffer,
  ): Promise<void> {
    await this.dialog.getByRole('tab', { name: tab }).click()
    await this.dialog
      .getByRole('tabpanel')
      .getByLabel(/^Escolher (outro )?arquivo/)
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: content })
    await this.analyse()
  }

  async analyse(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Analisar Dados' }).click()
  }

  group(name: 'Prontos' | 'Novos' | 'Já existem' | 'Duplicados' | 'Rejeitados'): Locator {
    return this.dialog.getByRole('group', { name: 'Prévia' }).getByRole('button', { name })
  }

  rows(group: string): Locator {
    return this.dialog.getByRole('list', { name: group }).getByRole('listitem')
  }

  button(name: string | RegExp): Locator {
    return this.dialog.getByRole('button', { name })
  }
}

export function listOf(prefix: string, count: number): string {
  const rows = Array.from({ length: count }, (_, index) => {
    const number = String(index + 1).padStart(4, '0')
    return `${prefix} ${number};${index + 1},50;Casa`
  })
  return ['nome;preço;marca', ...rows].join('\n')
}
