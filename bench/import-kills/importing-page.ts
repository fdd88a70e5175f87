import type { Locator, Page } from 'playwright'

/** What the browser keeps of imports: whether all rows of one are there. */
interface Kept {
  id: string
  isWhole: boolean
}

/** `Importação em Lote`, as its buttons and sentences are. */
export class ImportingPage {
  readonly page: Page
  readonly dialog: Locator

  constructor(page: Page) {
    this.page = page
    this.dialog = page.getByRole('dialog', { name: 'Importação em Lote' })
  }

  button(name: string | RegExp): Locator {
    return this.dialog.getByRole('button', { name })
  }

  async open(): Promise<void> {
    await this.page.goto('/admin/products')
    await this.page.getByRole('button', { name: 'Importar', exact: true }).click()
    await this.button('Analisar Dados').waitFor()
  }

  /** Makes room for another list after an import that ended here, or before. */
  async again(): Promise<void> {
    await this.page.unrouteAll({ behavior: 'ignoreErrors' })
    const next = this.button('Nova importação')
    if (await next.isVisible()) await next.click()
    await this.button('Analisar Dados').waitFor()
  }

  /** Hands a list over; resolves when it could be imported. */
  async review(list: string): Promise<void> {
    await this.dialog.getByRole('textbox', { name: 'Lista de produtos' }).fill(list)
    await this.button('Analisar Dados').click()
    await this.enabled(/^Importar [\d.]+ produtos?$/)
  }

  /** Presses the button that begins, and does not wait for what comes of it. */
  async begin(): Promise<void> {
    await this.button(/^Importar [\d.]+ produtos?$/).click()
  }

  /** What the page says in the end. */
  async result(): Promise<string> {
    const alert = this.dialog.getByRole('alert').filter({ hasText: /Importação Concluída|Importação cancelada|Erro/ })
    return (await alert.first().textContent()) ?? ''
  }

  kept(): Promise<Kept[]> {
    return this.page.evaluate(
      () =>
        new Promise<Kept[]>((resolve, reject) => {
          const opening = indexedDB.open('loja-imports')
          opening.onerror = () => reject(opening.error)
          opening.onsuccess = () => {
            const db = opening.result
            const asked = db.transaction('imports').objectStore('imports').getAll()
            asked.onsuccess = () => {
              db.close()
              resolve(asked.result.map(({ id, isWhole }) => ({ id, isWhole })))
            }
            asked.onerror = () => reject(asked.error)
          }
        }),
    )
  }

  private async enabled(name: RegExp): Promise<void> {
    await this.dialog.locator('button:enabled').filter({ hasText: name }).waitFor()
  }
}
