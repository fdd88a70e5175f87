import type { Locator, Page } from '@playwright/test'
import { choose } from '../support/choose'

/** `Gerenciar Pedidos`, in the words of who uses it. */
export class OrdersPage {
  readonly page: Page
  readonly heading: Locator
  readonly search: Locator
  readonly statusFilter: Locator

  constructor(page: Page) {
    this.page = page
    this.heading = page.getByRole('heading', { level: 1, name: 'Gerenciar Pedidos' })
    this.search = page.getByRole('searchbox', { name: 'Buscar por número do pedido' })
    this.statusFilter = page.getByRole('combobox', { name: 'Filtrar por status' })
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/admin/orders${query}`)
    await this.heading.waitFor()
  }

  /** The table's rows with an order in them. */
  rows(): Locator {
    return this.page.getByRole('row').filter({ has: this.page.getByRole('combobox') })
  }

  row(number: string): Locator {
    return this.page.getByRole('row').filter({ hasText: number })
  }

  statusOf(number: string): Locator {
    return this.page.getByRole('combobox', { name: `Status do pedido ${number}` })
  }

  async setStatus(number: string, label: string): Promise<void> {
    await this.statusOf(number).click()
    await choose(this.page, label)
  }

  async filterByStatus(label: string): Promise<void> {
    await this.statusFilter.click()
    await choose(this.page, label)
  }

  async filterByPeriod(label: string): Promise<void> {
    await this.page.getByRole('combobox', { name: 'Filtrar por período' }).click()
    await choose(this.page, label)
  }

  async tick(number: string): Promise<void> {
    await this.page.getByRole('checkbox', { name: `Selecionar pedido ${number}` }).check()
  }

  /** Chooses the status for the ticked orders; the question follows. */
  async bulkStatus(label: string): Promise<void> {
    await this.page.getByRole('combobox', { name: 'Alterar status para…' }).click()
    await choose(this.page, label)
  }

  /** Order numbers on the page, from the top. */
  async numbers(): Promise<string[]> {
    const texts = await this.rows().allInnerTexts()
    return texts.map((text) => /LJ-\d{4}-\d{6}/.exec(text)?.[0] ?? '')
  }
}
