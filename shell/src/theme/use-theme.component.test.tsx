import { renderPage } from '@loja/component-testing'
import { afterEach, expect, test } from 'vitest'
import '../start/global.css'
import { THEME_KEY } from './theme-choice'

afterEach(() => chooseInAnotherTab(null))

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

test('[NAV-02] a change fades nothing, and other changes of a colour still fade', async () => {
  chooseInAnotherTab('light')
  const style = { color: 'var(--ant-color-text)', transition: 'color 50ms' }
  const view = await renderPage(<p style={style}>Pedidos</p>)
  const text = view.getByText('Pedidos').element() as HTMLElement
  const color = () => getComputedStyle(text).color
  const before = color()
  const fades: string[] = []
  text.addEventListener('transitionrun', ({ propertyName }) => fades.push(propertyName))
  chooseInAnotherTab('dark')
  await expect.poll(color).not.toBe(before)
  await expect.poll(() => getComputedStyle(text).transitionDuration).toBe('0.05s')
  expect(fades).toEqual([])
  text.style.color = 'red'
  await expect.poll(() => fades).toEqual(['color'])
})

function chooseInAnotherTab(choice: string | null): void {
  if (choice) localStorage.setItem(THEME_KEY, choice)
  else localStorage.removeItem(THEME_KEY)
  window.dispatchEvent(new StorageEvent('storage', { key: THEME_KEY }))
}
