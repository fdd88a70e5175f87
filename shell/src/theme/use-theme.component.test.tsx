import { renderPage } from '@loja/component-testing'
import { afterEach, expect, test } from 'vitest'
import { THEME_KEY } from './theme-choice'

afterEach(() => chooseInAnotherTab(null))

test('[NAV-02] a choice in another tab reaches a tab before its first render', async () => {
  chooseInAnotherTab('dark')
  await renderPage(<main>Pedidos</main>)
  expect(document.documentElement.dataset.theme).toBe('dark')
})

test('[NAV-02] a choice or a cleared storage in another tab reaches a rendered tab', async () => {
  chooseInAnotherTab('light')
  await renderPage(<main>Pedidos</main>)
  expect(document.documentElement.dataset.theme).toBe('light')
  chooseInAnotherTab('dark')
  await expect.poll(() => document.documentElement.dataset.theme).toBe('dark')
  localStorage.setItem(THEME_KEY, 'light')
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  await expect.poll(() => document.documentElement.dataset.theme).toBe('light')
})

function chooseInAnotherTab(choice: string | null): void {
  if (choice) localStorage.setItem(THEME_KEY, choice)
  else localStorage.removeItem(THEME_KEY)
  window.dispatchEvent(new StorageEvent('storage', { key: THEME_KEY }))
}
