import { OrdersPage } from '../../pages/orders-page'
import { notices } from '../../support/notices'
import { expect, test } from '../../support/test'

test.use({ account: 'admin' })

/** For `pnpm test:e2e --mf …` and `pnpm test:skew`. The fixture checks the pinned releases. */
test('each module opens, and the others see its change', async ({ page, combination, problems }) => {
  // Releases before ADR 0028 write styles that the policy refuses, and work without them.
  problems.allow(/Applying inline style violates/)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const open = (name: string) => page.getByRole('link', { name, exact: true }).click()
  const heading = (name: string) => expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()

  await page.goto('/')
  await heading('Dashboard')
  await open('Pedidos')
  const orders = new OrdersPage(page)
  await expect(orders.rows()).toHaveCount(20)
  await open('Produtos')
  await expect(page.locator('main [data-row]').first()).toBeVisible()
  await open('Usuários')
  await expect(page.getByText('1–20 de 60')).toBeVisible()
  await open('Configurações')
  await heading('Configurações')

  await open('Pedidos')
  await expect(orders.rows()).toHaveCount(20)
  await expect(orders.rows().first()).toContainText(/LJ-/)
  const [first = ''] = await orders.numbers()
  const isSent = await orders.statusOf(first).getByText('Enviado').isVisible()
  await orders.setStatus(first, isSent ? 'Processando' : 'Enviado')
  await expect(notices(page)).toContainText('Sucesso')
  await open('Dashboard')
  await heading('Dashboard')

  if (combination['mf-suppliers']) {
    // In the menu only from the first supplier on.
    await page.goto('/admin/fornecedores')
    await heading('Fornecedores')
  }

  for (const [name, version] of Object.entries(combination)) {
    const folder = name === 'shell' ? `/s/${version}/` : `/r/${name}/${version}/`
    expect(asked.filter((path) => path.startsWith(folder)).length, `files of ${folder}`).toBeGreaterThan(0)
  }
})
