import { renderPage } from '@loja/component-testing'
import { DataError } from '@loja/data'
import { expect, test, vi } from 'vitest'
import { ExportStatus } from './ExportStatus'

const texts = { title: 'Exportação', things: 'produtos' }
const actions = { cancel: vi.fn(), retry: vi.fn(), discard: vi.fn() }

test('[EXP-06] shows progress in words and as a bar, below 100 % before the end, and can be cancelled', async () => {
  const progress = { done: 2500, total: 2500, waiting: true }
  const view = await renderPage(
    <ExportStatus work={{ state: { status: 'running', progress }, ...actions }} {...texts} />,
  )
  const region = view.getByRole('region', { name: 'Exportação' })
  await expect.element(region).toHaveTextContent('Exportando produtos: 2.500 de 2.500 (99%)')
  await expect.element(region.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '99')
  await expect.element(region.getByRole('status')).toHaveTextContent('O servidor pediu para aguardar.')
  await region.getByRole('button', { name: 'Cancelar' }).click()
  expect(actions.cancel).toHaveBeenCalledOnce()
})

test('[EXP-06] shows where and why it stopped, with buttons to continue and to give up', async () => {
  const error = new DataError('session', 'products.export')
  const progress = { done: 1000, total: 2500, waiting: false }
  const view = await renderPage(
    <ExportStatus work={{ state: { status: 'stopped', progress, error }, ...actions }} {...texts} />,
  )
  await expect
    .element(view.getByRole('alert'))
    .toHaveTextContent('A exportação parou em 1.000 de 2.500 produtos. Sua sessão terminou. Nenhum arquivo foi criado.')
  await view.getByRole('button', { name: 'Tentar novamente' }).click()
  await view.getByRole('button', { name: 'Descartar' }).click()
  expect(actions.retry).toHaveBeenCalledOnce()
  expect(actions.discard).toHaveBeenCalledOnce()
})
