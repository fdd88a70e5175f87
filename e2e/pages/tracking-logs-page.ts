import type { Locator, Page } from '@playwright/test'
import { ListPage } from './list-page'

/** `Analytics`, in the words of who uses it. */
export class TrackingLogsPage extends ListPage {
  readonly chart: Locator
  /** What is wrong with the tracking; on a phone it opens. */
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

  /** The list's events, which open. */
  events(name: string): Locator {
    return this.page.getByRole('link', { name, exact: true })
  }
}
