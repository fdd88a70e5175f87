import type { Page } from '@playwright/test'
import { DashboardPage } from '../pages/dashboard-page'
import { OrdersPage } from '../pages/orders-page'
import { SettingsPage } from '../pages/settings-page'
import { findings } from '../support/axe'
import { openOptions } from '../support/choose'
import { OrdersApi } from '../support/orders-api'
import { DEMO_ACCOUNTS, expect, signIn, test } from '../support/test'

const WIDTHS = [1280, 390, 320]

/** Axe finds nothing, and nothing has to be scrolled sideways. */
async function expectAccessible(page: Page, what: string): Promise<void> {
  expect.soft(await findings(page), what).toEqual([])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect.soft(overflow, `${what}: scrolls sideways`).toBeLessThanOrEqual(0)
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`${colorScheme} theme: axe finds nothing`, () => {
    test.use({ colorScheme })

    test('on sign-in, on access denied and on an unknown address, at any width', async ({ page }) => {
      const expectAtEveryWidth = async (what: string) => {
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 })
          await expectAccessible(page, `${what}, ${width} px`)
        }
      }
      await page.goto('/login')
      await expect(page.getByLabel('E-mail')).toBeVisible()
      await expectAtEveryWidth('sign-in')
      await signIn(page, DEMO_ACCOUNTS.customer)
      await expect(page.getByRole('heading', { name: 'Acesso negado' })).toBeVisible()
      await expectAtEveryWidth('access denied')
      await page.getByRole('button', { name: 'Sair' }).click()
      await signIn(page, DEMO_ACCOUNTS.admin)
      await page.goto('/admin/nada')
      await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible()
      await expectAtEveryWidth('unknown address')
    })

    for (const width of WIDTHS) {
      test(`[DASH-04] [USR-01] on dashboard, lists and what opens over them, at ${width} px`, async ({
        page,
        product,
      }) => {
        await page.setViewportSize({ width, height: 800 })
        await signIn(page, DEMO_ACCOUNTS.admin)
        await new DashboardPage(page).chart.focus()
        await expectAccessible(page, 'the dashboard and a day of its chart')
        if (width < 768) {
          await page.getByRole('button', { name: 'Abrir menu' }).click()
          await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible()
          await expectAccessible(page, 'the menu')
        } else {
          await page.keyboard.press('Control+b')
          await page.getByRole('button', { name: 'Tema' }).click()
          await expect(page.getByRole('menuitem', { name: 'Escuro' })).toBeVisible()
          await expectAccessible(page, 'the collapsed sidebar and its menu of themes')
        }

        const orders = new OrdersPage(page)
        await orders.open('?busca=0003&status=entregue')
        const status = page.getByRole('combobox', { name: /^Status do pedido/ }).first()
        await expect(status).toBeVisible()
        await page.getByRole('link', { name: 'Voltar ao Dashboard' }).hover()
        await expectAccessible(page, 'orders that are filtered, and a link under the pointer')
        await status.click()
        await expect(openOptions(page)).toBeVisible()
        await expectAccessible(page, 'the statuses of an order')
        await page.keyboard.press('Escape')
        await orders.statusFilter.click()
        await expect(openOptions(page)).toBeVisible()
        await expectAccessible(page, 'the options of a filter')
        await page.keyboard.press('Escape')
        await orders.filterByPeriod('Escolher período')
        await page.getByLabel('De', { exact: true }).click()
        await expect(page.locator('.ant-picker-dropdown:visible')).toBeVisible()
        await expectAccessible(page, 'the days of the date picker')
        await page.keyboard.press('Escape')
        await page
          .getByRole('checkbox', { name: /^Selecionar pedido/ })
          .first()
          .check()
        await expect(page.getByText('1 pedido selecionado')).toBeVisible()
        await expectAccessible(page, 'an order that is ticked')
        await page
          .getByRole('button', { name: /^Deletar pedido/ })
          .first()
          .click()
        await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancelar' })).toBeFocused()
        await expectAccessible(page, 'the question before a deletion')

        await page.goto(`/admin/orders/${await new OrdersApi(product).idOf('LJ-2026-000360')}`)
        await expect(page.getByRole('dialog').getByRole('heading', { name: /^Itens/ })).toBeVisible()
        await expectAccessible(page, 'details of an order')
        await page.goto('/admin/users?perfil=admin')
        await expect(page.getByText('3 usuários encontrados')).toBeVisible()
        await expectAccessible(page, 'users')
        await page.goto('/admin/users?busca=nada100%25')
        await expect(page.getByText('Nenhum usuário encontrado')).toBeVisible()
        await expectAccessible(page, 'no users')
      })

      test(`on every tab of the settings, with hints, an error and a question, at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        await signIn(page, DEMO_ACCOUNTS.admin)
        const settings = new SettingsPage(page)
        for (const tab of ['tracking', 'contact', 'general', 'notifications']) {
          await settings.open(tab)
          await expectAccessible(page, tab)
        }
        await settings.open('analytics')
        await settings.ga4.fill('UA-1')
        page.on('dialog', (dialog) => dialog.accept())
        await page.reload()
        await expect(page.getByText('Recuperamos alterações que você ainda não tinha salvado.')).toBeVisible()
        await expectAccessible(page, 'a hint, something to save, and the notice that it was kept')
        await page.getByRole('button', { name: 'Descartar alterações' }).click()
        const question = page.getByRole('dialog')
        await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused()
        await expectAccessible(page, 'the question')
        await question.getByRole('button', { name: 'Descartar alterações' }).click()
        await expect(question).toBeHidden()
        await settings.open('seo')
        await settings.tag.fill('<img>')
        await settings.tag.blur()
        await expect(page.getByRole('alert')).toBeVisible()
        await expectAccessible(page, 'an error')
      })
    }
  })
}
