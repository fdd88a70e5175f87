import { SettingsPage } from '../../pages/settings-page'
import { resetSettingsAround } from '../../support/api/reset-settings'
import { SettingsApi } from '../../support/api/settings-api'
import { expect, expectToast, PHONE, test } from '../../support/test'

test.use({ ...PHONE, account: 'admin' })

resetSettingsAround()

test('[SET-01] [SET-06] on a phone the save button appears after the first change', async ({ page, product }) => {
  const settings = new SettingsPage(page)
  await settings.open('contact')
  await expect(settings.saveButton).toBeDisabled()
  const fieldTop = async () => (await settings.phone.boundingBox())?.y
  const before = await fieldTop()
  await settings.phone.fill('(11) 4111-1111')
  await expect(settings.saveButton).toHaveCount(1)
  const bar = await settings.saveButton.boundingBox()
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeGreaterThan(800)
  expect(bar?.height).toBeGreaterThanOrEqual(44)
  expect(await fieldTop()).toBe(before)
  await settings.save()
  await expectToast(page, 'Sucesso', 'Configurações salvas com sucesso!')
  await expect(settings.saveButton).toBeDisabled()
  expect(await new SettingsApi(product).read()).toMatchObject({ contact_phone: '(11) 4111-1111' })
})
