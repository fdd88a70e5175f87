import type { Locator, Page } from 'playwright'

interface StoredPlan {
  id: string
  isWhole: boolean
}

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

  async again(): Promise<void> {
    await this.page.unrouteAll({ behavior: 'ignoreErrors' })
    const next = this.button('Nova importação')
    if (await next.isVisible()) await next.click()
    await this.button('Analisar Dados').waitFor()
  }

  async review(list: string): Promise<void> {
    await this.dialog.getByRole('textbox', { name: 'Lista de produtos' }).fill(list)
    await this.button('Analisar Dados').click()
    await this.enabled(/^Importar [\d.]+ produtos?$/)
  }

  async begin(): Promise<void> {
    await this.button(/^Importar [\d.]+ produtos?$/).click()
  }

  async result(): Promise<string> {
    const alert = this.dialog.getByRole('alert').filter({ hasText: /Importação Concluída|Importação cancelada|Erro/ })
    return (await alert.first().textContent()) ?? ''
  }

  storedPlans(): Promise<StoredPlan[]> {
    return this.page.evaluate(
      () =>
        new Promise<StoredPlan[]>((resolve, reject) => {
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
