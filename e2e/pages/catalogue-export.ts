import { readFile } from 'node:fs/promises'
import { type Download, expect, type Locator, type Page } from '@playwright/test'
import Papa from 'papaparse'
import { ProductsPage } from './products-page'

/** A line of the file, by its headings. */
export type CatalogueRow = Record<string, string>

const BATCHES = /\/rest\/v1\/rpc\/list_catalogue_batch\?/

/** `Exportar Facebook` and its check, in the words of who uses them. */
export class CatalogueExport {
  readonly page: Page
  readonly button: Locator
  /** What Facebook would refuse or alter. */
  readonly check: Locator
  /** How far the export is. */
  readonly strip: Locator
  /** Downloads so far; there must be none while an export is not whole. */
  readonly downloads: Download[] = []

  constructor(page: Page) {
    this.page = page
    this.button = page.getByRole('button', { name: 'Exportar Facebook' })
    this.check = page.getByRole('dialog', { name: 'Conferência do catálogo' })
    this.strip = page.getByRole('region', { name: 'Exportação do catálogo' })
    page.on('download', (download) => this.downloads.push(download))
  }

  async open(): Promise<void> {
    await new ProductsPage(this.page).open()
  }

  async start(): Promise<void> {
    await this.button.click()
  }

  /** Takes the file that the check offers, and reads it back. */
  async take(): Promise<{ text: string; rows: CatalogueRow[]; fileName: string }> {
    const [download] = await Promise.all([
      this.page.waitForEvent('download'),
      this.check.getByRole('button', { name: 'Baixar mesmo assim' }).click(),
    ])
    const text = await readFile(await download.path(), 'utf8')
    const { data: rows, errors } = Papa.parse<CatalogueRow>(text, { header: true, skipEmptyLines: true })
    expect(errors).toEqual([])
    return { text, rows, fileName: download.suggestedFilename() }
  }

  /** Answers requests for batches; `isFirst` for those that ask from the beginning. */
  async routeBatches(answer: (route: BatchRoute, isFirst: boolean) => Promise<void>): Promise<void> {
    await this.page.route(BATCHES, (route) => answer(route, !route.request().url().includes('after_id')))
  }

  /** Holds the second batch until the function that it returns is called. */
  async holdSecondBatch(): Promise<() => void> {
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await this.routeBatches(async (route, isFirst) => {
      if (!isFirst) await held
      // A cancelled request is not there to go on with.
      return route.continue().catch(() => undefined)
    })
    return release
  }
}

type BatchRoute = Parameters<Parameters<Page['route']>[1]>[0]
