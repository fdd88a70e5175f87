import type { Page } from '@playwright/test'
import { ListPage } from './list-page'

export class TrackingPage extends ListPage {
  readonly dialog = this.page.getByRole('dialog').last()

  constructor(page: Page) {
    super(page, {
      path: '/admin/tracking',
      heading: 'Rastreamento',
      search: 'Buscar por pedido ou código',
      rowsHave: 'cell',
    })
  }

  async openFirstShipment(): Promise<void> {
    await this.page
      .getByRole('button', { name: /^Ver envio/ })
      .first()
      .click()
    await this.dialog.getByRole('region', { name: 'Linha do tempo' }).waitFor()
  }

  async checkList(text: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Informar em lote' }).click()
    await this.dialog.getByRole('textbox', { name: 'Pedidos e códigos' }).fill(text)
    await this.dialog.getByRole('button', { name: 'Conferir' }).click()
    await this.dialog.getByRole('table', { name: 'Conferência' }).waitFor()
  }
}
