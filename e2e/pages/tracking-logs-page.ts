import type { Locator, Page } from '@playwright/test'
import { ListPage } from './list-page'

export class TrackingLogsPage extends ListPage {
  readonly chart = this.page.getByRole('slider', { name: /^Eventos por dia/ })
  readonly alarms = this.page.getByRole('listitem').filter({ has: this.page.getByRole('group') })
  readonly dialog = this.page.getByRole('dialog')

  constructor(page: Page) {
    super(page, {
      path: '/admin/tracking-logs',
      heading: 'Analytics',
      search: 'Buscar por número do pedido',
    })
  }

  async openFigures(): Promise<void> {
    await this.page.getByRole('button', { name: 'Números e alertas' }).click()
    await this.chart.waitFor()
  }

  events(name: string): Locator {
    return this.page.getByRole('link', { name, exact: true })
  }
}
