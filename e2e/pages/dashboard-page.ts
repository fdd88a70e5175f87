import type { Locator } from '@playwright/test'
import { PageObject } from './page-object'

export class DashboardPage extends PageObject {
  readonly refresh = this.page.getByRole('button', { name: 'Atualizar Dados' })
  readonly metrics = this.page.locator('dl[aria-label="Totais da loja"]')
  readonly chart = this.page.getByRole('slider', { name: /^Receita por dia/ })
  readonly activity = this.page.getByRole('region', { name: 'Atividade Recente' })

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
}
