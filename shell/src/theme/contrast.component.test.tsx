import { contrastOf, renderPage } from '@loja/component-testing'
import { Alert, Input } from 'antd'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { THEME_KEY } from './theme-choice'

const READABLE = 4.5

afterEach(() => chooseTheme(null))

test.each(['light', 'dark'] as const)(
  'notices of every kind and placeholders are readable in the %s theme',
  async (scheme) => {
    chooseTheme(scheme)
    await renderPage(
      <main>
        {(['info', 'success', 'warning', 'error'] as const).map((type) => (
          <Alert key={type} type={type} title={`Título ${type}`} description={`Texto ${type}`} />
        ))}
        <Input placeholder="Buscar" />
        <Input.TextArea placeholder="Descrever" />
      </main>,
    )
    // A text area adds a hidden copy to the document for measuring.
    const main = page.getByRole('main').element()
    for (const text of main.querySelectorAll('.ant-alert-title, .ant-alert-description')) {
      expect.soft(contrastOf(text), text.textContent).toBeGreaterThanOrEqual(READABLE)
    }
    for (const field of main.querySelectorAll('input, textarea')) {
      expect
        .soft(contrastOf(field, '::placeholder'), field.getAttribute('placeholder') ?? '')
        .toBeGreaterThanOrEqual(READABLE)
    }
    expect(main.querySelectorAll('.ant-alert-title, .ant-alert-description, input, textarea').length).toBe(10)
  },
)

function chooseTheme(choice: string | null): void {
  if (choice) localStorage.setItem(THEME_KEY, choice)
  else localStorage.removeItem(THEME_KEY)
  window.dispatchEvent(new StorageEvent('storage', { key: THEME_KEY }))
}
