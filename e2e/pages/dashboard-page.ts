import type { Locator, Page } from '@playwright/test'

export class DashboardPage {
  readonly page: Page
  readonly refresh: Locator
  readonly chart: Locator
  readonly activity: Locator

  constructor(page: Page) {
    this.page = page
    this.refresh = page.getByRole('button', { name: 'Atualizar Dados' })
    this.chart = page.getByRole('slider', { name: /^Receita por dia/ })
    this.activity = page.getByRole('region', { name: 'Atividade Recente' })
  }

  async open(): Promise<void> {
    await this.page.goto('/admin/dashboard')
    await this.chart.waitFor({ state: 'attached' })
  }

  card(title: string): Locator {
    return this.page.getByRole('term').filter({ hasText: title }).locator('..')
  }

  figure(title: string): Locator {
    return this.card(title).getByRole('definition').first()
  }

  note(title: string): Locator {
    return this.card(title).getByRole('definition').last()
  }
}
