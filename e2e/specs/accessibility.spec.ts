import { DashboardPage } from '../pages/dashboard-page'
import { FeedbacksPage } from '../pages/feedbacks-page'
import { SettingsPage } from '../pages/settings-page'
import { UsersPage } from '../pages/users-page'
import { DIALOG, expectAccessible, MAIN, WIDTHS } from '../support/accessible'
import { DEMO_ACCOUNTS, expect, signIn, test } from '../support/test'

test('axe finds nothing on sign-in, on access denied and on an unknown address, at any width', async ({ page }) => {
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
  await expect(page.getByRole('heading', { name: 'Entrar no painel' })).toBeVisible()
  await signIn(page, DEMO_ACCOUNTS.admin)
  await page.goto('/admin/nada')
  await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible()
  await expectAtEveryWidth('unknown address')
})

for (const width of WIDTHS) {
  test.describe(`at ${width} px axe finds nothing and nothing is cut off`, () => {
    test.use({ account: 'admin', viewport: { width, height: 800 } })

    test('[DASH-04] on the dashboard and what opens over it', async ({ page }) => {
      const dashboard = new DashboardPage(page)
      await dashboard.open()
      await dashboard.chart.focus()
      await expectAccessible(page, 'the dashboard and a day of its chart', { isOtherOnPhone: true })
      if (width < 768) {
        await page.getByRole('button', { name: 'Abrir menu' }).click()
        await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible()
        await expectAccessible(page, 'the menu', { isOtherOnPhone: true })
      } else {
        await page.keyboard.press('Control+b')
        await page.getByRole('button', { name: 'Tema' }).click()
        await expect(page.getByRole('menuitem', { name: 'Escuro' })).toBeVisible()
        await expectAccessible(page, 'the collapsed sidebar and its menu of themes')
      }
    })

    test('[USR-01] on the users', async ({ page }) => {
      const users = new UsersPage(page)
      await users.open('?perfil=admin')
      await expect(page.getByText('3 usuários encontrados')).toBeVisible()
      await expectAccessible(page, 'users', { isOtherOnPhone: true })
      await users.search.fill('nada100%')
      await expect(page.getByText('Nenhum usuário encontrado')).toBeVisible()
      await expectAccessible(page, 'no users', { within: MAIN })
    })

    test('[FBK-01] on the feedbacks and what opens over them', async ({ page }) => {
      const feedbacks = new FeedbacksPage(page)
      await feedbacks.open('?estado=aprovado&nota=2')
      await expect(feedbacks.approve().first()).toBeVisible()
      await expectAccessible(page, 'feedbacks', { isOtherOnPhone: true })
      await page
        .getByRole('checkbox', { name: /^Selecionar feedback/ })
        .first()
        .check()
      await expectAccessible(page, 'a feedback that is ticked', { within: MAIN })
      await feedbacks.comments().first().click()
      await expect(feedbacks.reply).toBeVisible()
      await expectAccessible(page, 'a feedback and its reply', { within: DIALOG })
    })

    test('on every tab of the settings, with hints, an error and a question', async ({ page }) => {
      const settings = new SettingsPage(page)
      for (const tab of ['tracking', 'contact', 'general', 'notifications']) {
        await settings.open(tab)
        await expectAccessible(page, tab, tab === 'tracking' ? { isOtherOnPhone: true } : { within: MAIN })
      }
      await settings.open('analytics')
      await settings.ga4.fill('UA-1')
      page.on('dialog', (dialog) => dialog.accept())
      await page.reload()
      await expect(page.getByText('Recuperamos alterações que você ainda não tinha salvado.')).toBeVisible()
      await expectAccessible(page, 'a hint, something to save, and the notice that it was kept', { within: MAIN })
      await page.getByRole('button', { name: 'Descartar alterações' }).click()
      const question = page.getByRole('dialog')
      await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused()
      await expectAccessible(page, 'the question', { within: DIALOG })
      await question.getByRole('button', { name: 'Descartar alterações' }).click()
      await expect(question).toBeHidden()
      await settings.open('seo')
      await settings.tag.fill('<img>')
      await settings.tag.blur()
      await expect(page.getByRole('alert')).toBeVisible()
      await expectAccessible(page, 'an error', { within: MAIN })
    })
  })
}
