import { renderPage } from '@loja/component-testing'
import { announceWork } from '@loja/platform'
import { expect, test } from 'vitest'
import { SidebarWorks } from './SidebarWorks'

test('background work is a link with its progress until it ends', async () => {
  const work = announceWork({ label: 'Importação em Lote', detail: '0 de 120', percent: 0, path: '/admin/products#x' })
  const view = await renderPage(<SidebarWorks collapsed={false} />)
  work.report({ detail: '50 de 120', percent: 41.6 })
  const link = view.getByRole('link', { name: 'Importação em Lote: 50 de 120' })
  await expect.element(link).toHaveAttribute('href', '/admin/products#x')
  work.end()
  await expect.element(link).not.toBeInTheDocument()
})
