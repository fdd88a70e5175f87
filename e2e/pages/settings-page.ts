import type { Locator } from '@playwright/test'
import { PageObject } from './page-object'

export class SettingsPage extends PageObject {
  readonly saveButton = this.page.getByRole('button', { name: 'Salvar Configurações' })
  readonly ga4 = this.page.getByRole('textbox', { name: 'ID de métricas do GA4' })
  readonly phone = this.page.getByRole('textbox', { name: 'Telefone', exact: true })
  readonly email = this.page.getByRole('textbox', { name: 'E-mail' })
  readonly metaToken = this.page.getByRole('textbox', { name: 'Token de acesso da API de Conversões' })
  readonly tag = this.page.getByRole('textbox', { name: 'Tag de verificação' })

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
