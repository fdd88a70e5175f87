import { DashboardPage } from '../../pages/dashboard-page'
import { SettingsPage } from '../../pages/settings-page'
import { DIALOG, expectAccessible, MAIN } from '../../support/accessible'
import { openAccountMenu } from '../../support/account-menu'
import { DEMO_ACCOUNTS, expect, submitSignIn, test } from '../../support/test'
import { visit } from '../../support/visit'

test.describe('axe finds nothing and nothing overflows, on a desktop and on phones', () => {
  test('[DASH-04] [NEW-02] on sign-in, access denied, the dashboard and an unknown address', async ({ page }) => {
    await page.goto('/login')
    await expect(page.getByLabel('E-mail')).toBeVisible()
    await expectAccessible(page, 'sign-in')
    await submitSignIn(page, DEMO_ACCOUNTS.customer)
    await expect(page.getByRole('heading', { name: 'Acesso negado' })).toBeVisible()
    await expectAccessible(page, 'access denied')
    await page.getByRole('button', { name: 'Sair' }).click()
    await expect(page.getByRole('heading', { name: 'Entrar no painel' })).toBeVisible()
    await submitSignIn(page, DEMO_ACCOUNTS.admin)
    await new DashboardPage(page).chart.focus()
    await expectAccessible(page, 'the dashboard and a day of its chart', { isOtherOnPhone: true })

    await visit(page, '/admin/nada')
    await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible()
    await expectAccessible(page, 'unknown address')

    await openAccountMenu(page, 'Avisos de novos pedidos')
    await expectAccessible(page, 'announcements', {
      within: DIALOG,
      state: page.getByRole('switch', { name: 'Tocar um som' }),
    })
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await page.keyboard.press('Control+b')
    await page.getByRole('button', { name: /^Conta/ }).click()
    await expect(page.getByRole('menuitem', { name: 'Tema: escuro' })).toBeVisible()
    await expectAccessible(page, 'the collapsed sidebar and the menu of the account, and the menu of a phone', {
      isOtherOnPhone: true,
      onPhone: async () => {
        await page.getByRole('button', { name: 'Abrir menu' }).click()
        await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible()
      },
    })
  })

  test.describe(() => {
    test.use({ account: 'admin' })

    test('on every tab of the settings', async ({ page }) => {
      const settings = new SettingsPage(page)
      await settings.open('analytics')
      await settings.ga4.fill('UA-1')
      page.on('dialog', (dialog) => dialog.accept())
      await page.reload()
      await expectAccessible(page, 'a hint, something to save, and the notice that it was kept', {
        within: MAIN,
        state: page.getByText('Recuperamos alterações que você ainda não tinha salvado.'),
      })
      await settings.openTab('Meta e TikTok')
      await expectAccessible(page, 'Meta e TikTok', { isOtherOnPhone: true })
      for (const tab of ['Contato', 'Geral', 'Notificações']) {
        await settings.openTab(tab)
        await expectAccessible(page, tab, { within: MAIN, state: page.getByRole('tab', { name: tab, selected: true }) })
      }
      await settings.openTab('SEO')
      await settings.tag.fill('<img>')
      await settings.tag.blur()
      await expectAccessible(page, 'an error', { within: MAIN, state: page.getByRole('alert') })
      const question = page.getByRole('dialog')
      await page.getByRole('button', { name: 'Descartar alterações' }).click()
      await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused()
      await expectAccessible(page, 'the question', { within: DIALOG })
      await question.getByRole('button', { name: 'Descartar alterações' }).click()
      await expect(question).toBeHidden()
    })
  })
})
