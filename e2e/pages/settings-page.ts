import type { Locator, Page } from '@playwright/test'

export class SettingsPage {
  readonly page: Page
  readonly saveButton: Locator
  readonly ga4: Locator
  readonly phone: Locator
  readonly email: Locator
  readonly metaToken: Locator
  readonly tag: Locator

  constructor(page: Page) {
    this.page = page
    this.saveButton = page.getByRole('button', { name: 'Salvar Configurações' })
    this.ga4 = page.getByRole('textbox', { name: 'ID de métricas do GA4' })
    this.phone = page.getByRole('textbox', { name: 'Telefone' })
    this.email = page.getByRole('textbox', { name: 'E-mail' })
    this.metaToken = page.getByRole('textbox', { name: 'Token de acesso da API de Conversões' })
    this.tag = page.getByRole('textbox', { name: 'Tag de verificação' })
  }

  async open(tab = ''): Promise<void> {
    await this.page.goto(`/admin/settings${tab && `?aba=${tab}`}`)
    await this.page.getByRole('tabpanel').waitFor()
  }

  async openTab(name: string): Promise<void> {
    await this.page.getByRole('tab', { name }).click()
  }

  card(title: string): Locator {
    return this.page.getByRole('region', { name: title })
  }

  switchOf(label: string): Locator {
    return this.page.getByRole('switch', { name: label })
  }

  async save(): Promise<void> {
    await this.saveButton.click()
  }

  question(): Locator {
    return this.page.getByRole('dialog').filter({ hasText: 'Há alterações não salvas' })
  }
}
