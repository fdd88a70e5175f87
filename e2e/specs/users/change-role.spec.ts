import { DIALOG, expectAccessible } from '../../support/accessible'
import { AdminApi } from '../../support/api/admin-api'
import { closeNotices } from '../../support/notices'
import { expect, test } from '../../support/test'

test.use({ account: 'customer' })

test('[ROLE-01] [ROLE-02] an administrator who gives up the role loses access', async ({ page, product, problems }) => {
  problems.allow(/403.*\/rest\/v1\//)
  const api = new AdminApi(product)
  const [profile] = await api.rows<{ id: string }>('profiles?full_name=eq.Carlos Nakamura&select=id')
  await api.call('change_role', { p_profile: profile?.id, p_role: 'admin', p_seen: 'user' })
  await page.goto('/admin/users?busca=carlos+nakamura')
  await page.getByRole('button', { name: 'Mais ações de Carlos Nakamura' }).click()
  await page.getByRole('menuitem', { name: 'Tornar usuário' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tornar usuário' })
  await expectAccessible(page, 'the change of the own role', { within: DIALOG, state: dialog.getByRole('checkbox') })
  await dialog.getByRole('checkbox', { name: 'Entendo que perco o acesso agora' }).check()
  await dialog.getByRole('button', { name: 'Tornar usuário' }).click()
  await expect(page.getByRole('heading', { name: 'Acesso negado' })).toBeVisible()
  await closeNotices(page)
  await expect(page.getByText('Carlos Nakamura')).toHaveCount(0)
})
