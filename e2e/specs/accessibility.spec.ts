import { SettingsPage } from '../pages/settings-page'
import { seriousFindings } from '../support/axe'
import { DEMO_ACCOUNTS, expect, signIn, test } from '../support/test'

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`${colorScheme} theme: axe finds nothing serious`, () => {
    test.use({ colorScheme })

    test('on sign-in', async ({ page }) => {
      await page.goto('/login')
      await expect(page.getByLabel('E-mail')).toBeVisible()
      expect(await seriousFindings(page)).toEqual([])
    })

    test('on access denied, on an unknown address, and on the collapsed sidebar', async ({ page }) => {
      await signIn(page, DEMO_ACCOUNTS.customer)
      await expect(page.getByRole('heading', { name: 'Acesso negado' })).toBeVisible()
      expect(await seriousFindings(page)).toEqual([])
      await page.getByRole('button', { name: 'Sair' }).click()
      await signIn(page, DEMO_ACCOUNTS.admin)
      await page.goto('/admin/nada')
      await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible()
      await page.keyboard.press('Control+b')
      await page.getByRole('button', { name: 'Tema' }).click()
      await expect(page.getByRole('menuitem', { name: 'Escuro' })).toBeVisible()
      expect(await seriousFindings(page)).toEqual([])
    })

    for (const width of [1280, 390]) {
      test(`on dashboard, orders and the question before a deletion, at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        await signIn(page, DEMO_ACCOUNTS.admin)
        await expect(page.getByText('260', { exact: true })).toBeVisible()
        expect(await seriousFindings(page)).toEqual([])
        await page.goto('/admin/orders?busca=0003&status=entregue')
        const deletion = page.getByRole('button', { name: /^Deletar pedido/ }).first()
        await expect(deletion).toBeVisible()
        expect(await seriousFindings(page)).toEqual([])
        await page
          .getByRole('checkbox', { name: /^Selecionar pedido/ })
          .first()
          .check()
        await expect(page.getByText('1 pedido selecionado')).toBeVisible()
        expect(await seriousFindings(page)).toEqual([])
        await deletion.click()
        await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancelar' })).toBeFocused()
        expect(await seriousFindings(page)).toEqual([])
      })

      test(`[DASH-04] [USR-01] on the dashboard with its chart, and on users, at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        await signIn(page, DEMO_ACCOUNTS.admin)
        const chart = page.getByRole('slider', { name: /^Receita por dia/ })
        await chart.focus()
        expect(await seriousFindings(page)).toEqual([])
        await page.goto('/admin/users?perfil=admin')
        await expect(page.getByText('Marina Duarte').last()).toBeVisible()
        await expect(page.getByText('3 usuários encontrados')).toBeVisible()
        expect(await seriousFindings(page)).toEqual([])
        await page.goto('/admin/users?busca=nada100%25')
        await expect(page.getByText('Nenhum usuário encontrado')).toBeVisible()
        expect(await seriousFindings(page)).toEqual([])
      })

      test(`on every tab of the settings, with hints, an error and a question, at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        await signIn(page, DEMO_ACCOUNTS.admin)
        const settings = new SettingsPage(page)
        for (const tab of ['tracking', 'contact', 'general', 'notifications']) {
          await settings.open(tab)
          expect(await seriousFindings(page), tab).toEqual([])
        }
        await settings.open('analytics')
        await settings.ga4.fill('UA-1')
        expect(await seriousFindings(page), 'a hint, and something to save').toEqual([])
        await page.getByRole('button', { name: 'Descartar alterações' }).click()
        const question = page.getByRole('dialog')
        await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused()
        expect(await seriousFindings(page), 'the question').toEqual([])
        await question.getByRole('button', { name: 'Descartar alterações' }).click()
        await expect(question).toBeHidden()
        await settings.open('seo')
        await settings.tag.fill('<img>')
        await settings.tag.blur()
        await expect(page.getByRole('alert')).toBeVisible()
        expect(await seriousFindings(page), 'an error').toEqual([])
      })
    }
  })
}
