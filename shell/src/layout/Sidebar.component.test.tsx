import { api, renderPage } from '@loja/component-testing'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Sidebar } from './Sidebar'

test('[NAV-01] [BADGE-02] the badge shows its hint and the theme is one stop with the keyboard', async () => {
  api.answer('rpc/tracking_status', [{ enabled: true, meta: true, ga4: false, ads: true, maintenance: false }])
  const view = await renderPage(<Sidebar collapsed={false} />)
  await expect.element(view.getByText('2/3 Ativo')).toBeVisible()
  const settings = view.getByRole('navigation').getByRole('link', { name: 'Configurações' })
  ;(settings.element() as HTMLElement).focus()
  await userEvent.tab()
  await expect.element(view.getByRole('link', { name: /^Status do rastreamento/ })).toHaveFocus()
  await expect.element(page.getByRole('tooltip', { name: 'Falta configurar: GA4.' })).toBeVisible()
  await userEvent.tab()
  await expect.element(view.getByRole('radio', { name: 'Sistema' })).toHaveFocus()
  await userEvent.tab()
  await expect.element(view.getByRole('button', { name: 'Sair' })).toHaveFocus()
})

test('[NAV-03] the theme menu of a collapsed sidebar opens focused at the first press', async () => {
  const view = await renderPage(<Sidebar collapsed />)
  const button = view.getByRole('button', { name: 'Tema' })
  ;(button.element() as HTMLElement).click()
  await expect.element(page.getByRole('menuitem', { name: 'Escuro' })).toBeVisible()
  await expect.element(button).toHaveFocus()
  await page.getByRole('menuitem', { name: 'Claro' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Escuro' })).not.toBeInTheDocument()
  expect(localStorage.getItem('loja-theme')).toBe('light')
})
