import { DashboardPage } from '../../pages/dashboard-page'
import { FeedbacksPage } from '../../pages/feedbacks-page'
import { SettingsPage } from '../../pages/settings-page'
import { UsersPage } from '../../pages/users-page'
import { DIALOG, expectAccessible, MAIN } from '../../support/accessible'
import { openAccountMenu } from '../../support/account-menu'
import { OrdersApi } from '../../support/api/orders-api'
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

    test('[USR-01] [CUST-01] [FBK-01] on the users, a customer and the feedbacks', async ({ page, product }) => {
      const users = new UsersPage(page)
      await users.open('?perfil=admin')
      await expect(page.getByText('3 usuários encontrados')).toBeVisible()
      await expectAccessible(page, 'users', { isOtherOnPhone: true })
      await page.getByRole('button', { name: 'Mais ações de Marina Duarte' }).click()
      await page.getByRole('menuitem', { name: 'Tornar usuário' }).click()
      await expectAccessible(page, 'the change of the own role', {
        within: DIALOG,
        state: page.getByRole('checkbox', { name: 'Entendo que perco o acesso agora' }),
      })
      await page.keyboard.press('Escape')
      await users.search.fill('nada100%')
      await expectAccessible(page, 'no users', { within: MAIN, state: page.getByText('Nenhum usuário encontrado') })

      await visit(page, `/admin/customers/order/${await new OrdersApi(product).idOf('LJ-2026-000360')}`)
      await expect(page.getByRole('link', { name: 'LJ-2026-000360' })).toBeVisible()
      await expectAccessible(page, 'a customer', { isOtherOnPhone: true })

      const feedbacks = new FeedbacksPage(page)
      await visit(page, '/admin/feedbacks?estado=aprovado&nota=2&busca=Esperava')
      await expect(feedbacks.approve().first()).toBeVisible()
      await expectAccessible(page, 'feedbacks', { isOtherOnPhone: true })
      const box = page.getByRole('checkbox', { name: /^Selecionar feedback/ })
      await box.first().check()
      await expectAccessible(page, 'a feedback that is ticked', {
        within: MAIN,
        state: box.and(page.locator(':checked')),
      })
      await feedbacks.comments().first().click()
      await expectAccessible(page, 'a feedback and its reply', { within: DIALOG, state: feedbacks.reply })
    })

    test('[HIST-03] on every tab of the settings and on the history', async ({ page }) => {
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

      await visit(page, '/admin/historico?objeto=produto')
      await expect(page.getByRole('heading', { name: 'Histórico', level: 1 })).toBeVisible()
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      await expectAccessible(page, 'the history', { isOtherOnPhone: true })
    })
  })
})
