import type { Locator, Page } from '@playwright/test'
import { ListPage } from './list-page'

export class FeedbacksPage extends ListPage {
  readonly reply = this.page.getByRole('textbox', { name: 'Resposta da loja' })

  constructor(page: Page) {
    super(page, { path: '/admin/feedbacks', heading: 'Feedbacks', search: 'Buscar por comentário ou cliente' })
  }

  comments(): Locator {
    return this.page
      .getByRole('main')
      .locator('tr, li')
      .getByRole('button')
      .and(this.page.locator('[aria-haspopup=dialog]'))
  }

  comment(text: string): Locator {
    return this.comments().filter({ hasText: text })
  }

  approve(): Locator {
    return this.page.getByRole('button', { name: /^Aprovar feedback/ })
  }
}
