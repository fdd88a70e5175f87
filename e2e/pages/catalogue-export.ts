import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import Papa from 'papaparse'
import { PageObject } from './page-object'
import { ProductsPage } from './products-page'

export type CatalogueRow = Record<string, string>

export class CatalogueExport extends PageObject {
  readonly check = this.page.getByRole('dialog', { name: 'Conferência do catálogo' })

  async open(): Promise<void> {
    await new ProductsPage(this.page).open()
  }

  async start(): Promise<void> {
    await this.page.getByRole('button', { name: 'Exportar Facebook' }).click()
  }

  async startGoogle(): Promise<void> {
    await this.page.getByRole('button', { name: 'Mais opções da lista' }).click()
    await this.page.getByRole('menuitem', { name: 'Exportar Google Merchant' }).click()
  }

  async take(): Promise<{ text: string; rows: CatalogueRow[]; fileName: string }> {
    const [download] = await Promise.all([
      this.page.waitForEvent('download'),
      this.check.getByRole('button', { name: 'Baixar mesmo assim' }).click(),
    ])
    const text = await readFile(await download.path(), 'utf8')
    const delimiter = download.suggestedFilename().endsWith('.tsv') ? '\t' : ','
    const { data: rows, errors } = Papa.parse<CatalogueRow>(text, { header: true, delimiter, skipEmptyLines: true })
    expect(errors).toEqual([])
    return { text, rows, fileName: download.suggestedFilename() }
  }
}
