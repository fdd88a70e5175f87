import { OrdersPage } from '../../pages/orders-page'
import { notices } from '../../support/notices'
import { expect, test } from '../../support/test'

test.use({ account: 'admin' })

/**
 * What every combination of releases has to do: each module opens, and what one changes the others and the shell see. That
 * they are the pinned ones is seen to by the fixture. Runs with `pnpm test:e2e --mf …` and `pnpm test:skew` alone.
 */
test('each module opens, and a change in one reaches the others', async ({ page, combination, problems }) => {
  // Releases of before ADR 0028 write styles that the policy refuses; their pages work without.
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
  await expect(page.getByText(/^260 produtos, /)).toBeVisible()
  await open('Usuários')
  await expect(page.getByText('60 usuários cadastrados')).toBeVisible()
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

  for (const [name, version] of Object.entries(combination)) {
    const folder = name === 'shell' ? `/s/${version}/` : `/r/${name}/${version}/`
    expect(asked.filter((path) => path.startsWith(folder)).length, `files of ${folder}`).toBeGreaterThan(0)
  }
})
