import type { Locator, Page } from '@playwright/test'
import { ListPage } from './list-page'

export class TrackingLogsPage extends ListPage {
  readonly chart: Locator
  /** Current problems of the tracking; collapsed on a phone. */
  readonly alarms: Locator
  readonly dialog: Locator

  constructor(page: Page) {
    super(page, {
      path: '/admin/tracking-logs',
      heading: 'Analytics',
      search: 'Buscar por número do pedido',
    })
    this.chart = page.getByRole('slider', { name: /^Eventos por dia/ })
    this.alarms = page.getByRole('listitem').filter({ has: page.getByRole('group') })
    this.dialog = page.getByRole('dialog')
  }

  events(name: string): Locator {
    return this.page.getByRole('link', { name, exact: true })
  }
}
