import { readFile } from 'node:fs/promises'
import { type Download, expect, type Page } from '@playwright/test'
import Papa from 'papaparse'
import { gate } from '../support/hold'
import { PageObject } from './page-object'
import { ProductsPage } from './products-page'

export type CatalogueRow = Record<string, string>

const BATCHES = /\/rest\/v1\/rpc\/list_catalogue_batch\?/

export class CatalogueExport extends PageObject {
  readonly button = this.page.getByRole('button', { name: 'Exportar Facebook' })
  readonly check = this.page.getByRole('dialog', { name: 'Conferência do catálogo' })
  readonly strip = this.page.getByRole('region', { name: 'Exportação do catálogo' })
  readonly downloads: Download[] = []

  constructor(page: Page) {
    super(page)
    page.on('download', (download) => this.downloads.push(download))
  }

  async open(): Promise<void> {
    await new ProductsPage(this.page).open()
  }

  async start(): Promise<void> {
    await this.button.click()
  }

  async startGoogle(): Promise<void> {
    await this.page.getByRole('button', { name: 'Formatos do catálogo' }).click()
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

  /** @param answer `isFirst`: for requests without `after_id` */
  async routeBatches(answer: (route: BatchRoute, isFirst: boolean) => Promise<void>): Promise<void> {
    await this.page.route(BATCHES, (route) => answer(route, !route.request().url().includes('after_id')))
  }

  async holdSecondBatch(): Promise<() => void> {
    const { held, release } = gate()
    await this.routeBatches(async (route, isFirst) => {
      if (!isFirst) await held
      return route.continue().catch(() => undefined)
    })
    return release
  }
}

type BatchRoute = Parameters<Parameters<Page['route']>[1]>[0]
