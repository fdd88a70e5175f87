import { contrastOf, renderPage } from '@loja/component-testing'
import { ResponsiveList } from '@loja/ui/lists'
import { Alert, Input, Typography } from 'antd'
import { Link } from 'react-router'
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { THEME_KEY } from './theme-choice'

const READABLE = 4.5

afterEach(() => chooseTheme(null))

describe.each(['light', 'dark'] as const)('readable in the %s theme:', (scheme) => {
  test('links with and without hover, on the page and in a list row', async () => {
    chooseTheme(scheme)
    await renderPage(
      <main>
        <Typography.Link href="#ajuda">Ajuda</Typography.Link>
        <ResponsiveList
          label="Pedidos"
          rows={[{ id: '1' }]}
          fields={[{ key: 'n', title: 'Número', card: 'heading', render: () => <Link to="/x">LJ-1</Link> }]}
          refreshing={false}
          empty={null}
        />
      </main>,
    )
    for (const name of ['Ajuda', 'LJ-1']) {
      const link = page.getByRole('link', { name })
      expect.soft(contrastOf(link.element()), name).toBeGreaterThanOrEqual(READABLE)
      await userEvent.hover(link)
      expect.soft(contrastOf(link.element()), `${name} under the pointer`).toBeGreaterThanOrEqual(READABLE)
    }
  })

  test('notices of every kind and placeholders', async () => {
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
  })
})

function chooseTheme(choice: string | null): void {
  if (choice) localStorage.setItem(THEME_KEY, choice)
  else localStorage.removeItem(THEME_KEY)
  window.dispatchEvent(new StorageEvent('storage', { key: THEME_KEY }))
}
