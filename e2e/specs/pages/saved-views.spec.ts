import type { Page } from '@playwright/test'
import { AdminApi } from '../../support/api/admin-api'
import { choose } from '../../support/choose'
import type { Product } from '../../support/product'
import { expect, test } from '../../support/test'

test.use({ account: 'admin' })

const clean = (product: Product) => new AdminApi(product).remove('saved_views?name=neq.')
test.beforeEach(({ product }) => clean(product))
test.afterEach(({ product }) => clean(product))

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Visões' })
const tab = (page: Page, name: RegExp | string) => tabs(page).getByRole('link', { name })

async function saveView(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Salvar como' }).click()
  const dialog = page.getByRole('dialog', { name: 'Salvar visão' })
  await dialog.getByRole('textbox', { name: 'Nome da visão' }).fill(name)
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(tab(page, new RegExp(`^${name}`))).toHaveAttribute('aria-current', 'true')
}

test('[VIEW-01] [VIEW-02] [VIEW-06] a view of orders is saved, changed and discarded', async ({ page }) => {
  await page.goto('/admin/orders')
  await tab(page, /^Pendentes há mais de 2 dias/).click()
  await expect(page).toHaveURL(/\?status=pendente&mais-de=2-dias&visao=pendentes-antigos$/)
  await page.getByRole('button', { name: 'Filtrar 2' }).click()
  await page.getByRole('combobox', { name: 'Filtrar por tempo desde o pedido' }).click()
  await choose(page, 'Recentes e antigos')
  await expect(page.getByRole('button', { name: 'Descartar' })).toBeVisible()
  await expect(page).toHaveURL(/\?status=pendente&visao=pendentes-antigos$/)

  await page.getByRole('button', { name: 'Mais opções da lista' }).click()
  await page.getByRole('menuitem', { name: 'Colunas' }).click()
  const date = page.getByRole('checkbox', { name: 'Data' })
  await date.click()
  await expect(date).not.toBeChecked()
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).last().click()
  await saveView(page, 'A separar')
  await expect(page.getByRole('columnheader', { name: 'Data' })).toHaveCount(0)
  const saved = page.url()

  await tab(page, 'Todos').click()
  await expect(page).toHaveURL(/\/admin\/orders$/)
  await expect(page.getByRole('columnheader', { name: 'Data' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(saved)
  await page.reload()
  await expect(tab(page, /^A separar/)).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('columnheader', { name: 'Data' })).toHaveCount(0)

  await page.getByRole('button', { name: /^Filtrar/ }).click()
  await page.getByRole('combobox', { name: 'Filtrar por status' }).click()
  await choose(page, 'Enviado')
  await expect(page).toHaveURL(/status=enviado.*visao=/)
  await page.setViewportSize({ width: 320, height: 844 })
  for (const name of ['Atualizar', 'Salvar como', 'Descartar']) {
    const { x = 0, width = 320 } = (await page.getByRole('button', { name }).boundingBox()) ?? {}
    expect(x + width, name).toBeLessThan(320)
  }
  await page.getByRole('button', { name: 'Descartar' }).click()
  await expect(page).toHaveURL(saved)
})
