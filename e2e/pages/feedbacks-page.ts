import type { Locator, Page } from '@playwright/test'
import { ListPage } from './list-page'

/** `Feedbacks`, in the words of who uses it. */
export class FeedbacksPage extends ListPage {
  /** Of the feedback that is open. */
  readonly reply: Locator

  constructor(page: Page) {
    super(page, { path: '/admin/feedbacks', heading: 'Feedbacks', search: 'Buscar por comentário ou cliente' })
    this.reply = page.getByRole('textbox', { name: 'Resposta da loja' })
  }

  /** The beginnings of the comments, from the top; the focus goes from one to the next. */
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

  /** The buttons that approve. */
  approve(): Locator {
    return this.page.getByRole('button', { name: /^Aprovar feedback/ })
  }
}
