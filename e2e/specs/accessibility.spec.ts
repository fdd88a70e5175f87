import { DashboardPage } from '../pages/dashboard-page'
import { FeedbacksPage } from '../pages/feedbacks-page'
import { ImportDialog } from '../pages/import-dialog'
import { InvoicesPage } from '../pages/invoices-page'
import { OrdersPage } from '../pages/orders-page'
import { ProductFormPage } from '../pages/product-form-page'
import { ProductsPage } from '../pages/products-page'
import { SettingsPage } from '../pages/settings-page'
import { TrackingLogsPage } from '../pages/tracking-logs-page'
import { TrackingPage } from '../pages/tracking-page'
import { UsersPage } from '../pages/users-page'
import { expectAccessible, WIDTHS } from '../support/accessible'
import { openOptions } from '../support/choose'
import { NOTE_KEY, noteXml } from '../support/invoice-sample'
import { OrdersApi } from '../support/orders-api'
import { ProductsApi } from '../support/products-api'
import { DEMO_ACCOUNTS, expect, signIn, test } from '../support/test'

/** Another state of a page that was looked at as a whole: what is around it is the same. */
const MAIN = 'main'
/** What opens over a page that was looked at, here or in another test. */
const DIALOG = '[role="dialog"]'
const OVER = '.ant-select-dropdown:not(.ant-select-dropdown-hidden), .ant-picker-dropdown, [aria-expanded="true"]'

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

    test('[ORD-01] on the orders and what opens over them', async ({ page, product }) => {
      const orders = new OrdersPage(page)
      await orders.open('?busca=0003&status=entregue')
      const status = page.getByRole('combobox', { name: /^Status do pedido/ }).first()
      await expect(status).toBeVisible()
      await page.getByRole('link', { name: 'Voltar ao Dashboard' }).hover()
      await expectAccessible(page, 'orders that are filtered, and a link under the pointer', {
        within: MAIN,
        isOtherOnPhone: true,
      })
      await status.click()
      await expect(openOptions(page)).toBeVisible()
      await expectAccessible(page, 'the statuses of an order', { within: OVER })
      await page.keyboard.press('Escape')
      await orders.statusFilter.click()
      await expect(openOptions(page)).toBeVisible()
      await expectAccessible(page, 'the options of a filter', { within: OVER })
      await page.keyboard.press('Escape')
      await orders.filterByPeriod('Escolher período')
      await page.getByLabel('De', { exact: true }).click()
      await expect(page.locator('.ant-picker-dropdown:visible')).toBeVisible()
      await expectAccessible(page, 'the days of the date picker', { within: OVER })
      await page.keyboard.press('Escape')
      await orders.tickFirst()
      await expectAccessible(page, 'an order that is ticked, and the fields of a period')
      await orders.askToDeleteFirst()
      await expectAccessible(page, 'the question before a deletion', { within: DIALOG })
      await page.goto(`/admin/orders/${await new OrdersApi(product).idOf('LJ-2026-000360')}`)
      await expect(page.getByRole('dialog').getByRole('heading', { name: /^Itens/ })).toBeVisible()
      await expectAccessible(page, 'details of an order', { within: DIALOG })
    })

    test('[PROD-01] on the products and what opens over them', async ({ page, product }) => {
      const products = new ProductsPage(page)
      const api = new ProductsApi(product)
      await api.insertList([
        { name: 'Acesso A', stock_quantity: 2 },
        { name: 'Acesso B', sale_price: 60, is_active: false },
      ])
      await products.open('?busca=Acesso')
      await expect(page.getByText('2 produtos encontrados').first()).toBeVisible()
      await expectAccessible(page, 'products', { isOtherOnPhone: true })
      const boxes = page.getByRole('checkbox', { name: /^Selecionar Acesso/ })
      await boxes.first().check()
      await page.getByTitle('Editar o preço de Acesso A').click()
      await products.priceField('Acesso A').fill('x')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('alert').filter({ hasText: 'Digite um preço' })).toBeVisible()
      await expectAccessible(page, 'a product that is ticked, and a price that means nothing', { within: MAIN })
      await page.keyboard.press('Escape')
      await products.bulkEdit('Desconto')
      await products.dialog.getByRole('textbox', { name: 'Desconto' }).fill('10')
      await expect(products.dialog.getByRole('region', { name: 'Prévia' })).toContainText('1 produto será alterado.')
      await expectAccessible(page, 'bulk edit with its preview', { within: DIALOG })
      await products.dialog.getByRole('tab', { name: 'Excluir' }).click()
      await products.dialog.getByRole('button', { name: 'Excluir 1 produto' }).click()
      await products.dialog.getByRole('button', { name: 'Excluir 1 produto' }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.getByRole('button', { name: 'Alterações em massa' }).click()
      await expect(products.dialog.getByRole('listitem').first()).toContainText('1 produto excluído')
      await expectAccessible(page, 'the changes', { within: DIALOG })
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await api.clean('Acesso')
    })

    test('[IMP-01] on the import of a list, step by step', async ({ page }) => {
      const dialog = new ImportDialog(page)
      await dialog.open()
      await expectAccessible(page, 'an empty import', { within: DIALOG })
      await dialog.paste('nome;preço\nAcesso Importado;10,00\nAcesso Outro;consultar\nAcesso Terceiro;consultar')
      await expect(dialog.rows('Prontos')).toHaveCount(1)
      await dialog.dialog.getByText('Colunas da lista').click()
      await dialog.group('Rejeitados').click()
      await expect(dialog.rows('Rejeitados')).toHaveCount(2)
      await expectAccessible(page, 'a list with rows to be corrected, and its columns', {
        within: DIALOG,
        isOtherOnPhone: true,
      })
      await dialog.button('Deletar todos os produtos').click()
      await page.getByRole('dialog').last().getByRole('button', { name: 'Continuar' }).click()
      await expectAccessible(page, 'the phrase before everything is deleted', { within: DIALOG })
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

    test('[NFE-01] [NFE-02] [NFE-03] on the notes, a key that is typed, and files that are chosen', async ({
      page,
    }) => {
      const invoices = new InvoicesPage(page)
      await invoices.open('?situacao=autorizada')
      await expect(page.getByRole('button', { name: /^Ver nota/ }).first()).toBeVisible()
      await expectAccessible(page, 'notes', { isOtherOnPhone: true })
      await page.getByRole('button', { name: 'Informar chave', exact: true }).click()
      await invoices.dialog.getByRole('textbox', { name: 'Chave de acesso' }).fill(`${NOTE_KEY.slice(0, 43)}4`)
      await expect(invoices.dialog.getByRole('alert')).toBeVisible()
      await expectAccessible(page, 'a key that is wrong', { within: DIALOG })
      await page.keyboard.press('Escape')
      await expect(invoices.dialog).toHaveCount(0)
      await invoices.choose({ 'nota.xml': noteXml(), 'outra.xml': '<a' })
      await expect(invoices.file('nota.xml')).toContainText('Digite o número do pedido')
      await expectAccessible(page, 'notes that are chosen', { within: DIALOG })
    })

    test('[LOG-01] [LOG-03] on the tracking logs, what is wrong with them, and an event', async ({ page }) => {
      const logs = new TrackingLogsPage(page)
      await logs.open('?evento=Purchase&provedor=meta')
      await expect(logs.events('Purchase').first()).toBeVisible()
      if (width < 768) await page.getByText(/^\d alertas?$/).click()
      await expect(logs.alarms.first()).toBeVisible()
      await logs.chart.focus()
      await page.getByText('Ver os números em tabela').click()
      await expectAccessible(page, 'tracking logs', { isOtherOnPhone: true })
      await logs.events('Purchase').first().click()
      await expect(logs.dialog).toContainText('oculto')
      await expectAccessible(page, 'an event', { within: DIALOG })
    })

    test('[PROD-12] [FEAT-02] on the form of a product and on the shop window, with what opens over them', async ({
      page,
      product,
      problems,
    }) => {
      problems.allow(/404.*\/demo\/nada\.svg/)
      const form = new ProductFormPage(page)
      const api = new ProductsApi(product)
      await form.open(await api.demoId())
      await expectAccessible(page, 'a stored product', { isOtherOnPhone: true })
      page.on('dialog', (dialog) => dialog.accept())
      await form.openNew()
      await form.addImage('/demo/nada.svg')
      await form.addImage('http://cdn.test/a.jpg')
      await form.addImage('nada')
      await form.save()
      await expect(form.name).toBeFocused()
      await expect(form.images.first()).toContainText('Esta imagem não abre')
      await expectAccessible(page, 'a new product with what is wrong with it, and broken pictures', { within: MAIN })
      await page.getByRole('combobox', { name: 'Categoria' }).fill('zzz')
      await expect(openOptions(page)).toContainText('Criar “zzz”')
      await expectAccessible(page, 'a category to be made', { within: OVER })

      const [id = ''] = await api.insert([{ name: 'ACESSO Conflito', price: 1, volume: '30 ML' }])
      await form.open(id)
      await form.price.fill('2')
      await api.update('ACESSO Conflito', { price: 3, volume: '50 ML' })
      await form.save()
      await expect(form.conflict).toBeVisible()
      await expectAccessible(page, 'both values of a field that two people changed', { within: MAIN })
      await api.clean('ACESSO ')

      await page.goto('/admin/products')
      await page.getByRole('button', { name: 'Adicionar destaque' }).click()
      await expect(page.getByRole('dialog').getByRole('button', { name: /aos destaques$/ })).toHaveCount(50)
      await expectAccessible(page, 'products for the shop window', { within: DIALOG })
    })

    test('[TRK-01] on the shipments and what opens over them', async ({ page }) => {
      const tracking = new TrackingPage(page)
      await tracking.open('?estado=problema')
      await expect(tracking.page.getByRole('button', { name: /^Ver envio/ }).first()).toBeVisible()
      await expectAccessible(page, 'shipments', { isOtherOnPhone: true })
      await tracking.openFirstShipment()
      await tracking.dialog.getByRole('button', { name: 'Adicionar evento' }).click()
      await tracking.dialog.getByRole('button', { name: 'Alterar código' }).click()
      await tracking.dialog.getByRole('textbox', { name: 'Código de rastreamento' }).fill('AA123456789BR')
      await expectAccessible(page, 'a shipment, with a code and an event to be typed', { within: DIALOG })
      await tracking.open('?estado=sem_codigo')
      await tracking.checkList('420;AA123456785BR\n419;AA123456789BR\n77777777;X-1234\n420;')
      await expectAccessible(page, 'a list of codes', { within: DIALOG })
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
