import { renderPage } from '@loja/component-testing'
import type { CatalogueChannel } from '@loja/domain/products'
import { expect, test, vi } from 'vitest'
import { buildExportRow } from '../testing/export-row'
import { CatalogueCheckDialog } from './CatalogueCheckDialog'
import { createCatalogueFile } from './catalogue-file'

async function open(
  count: number,
  overrides: Parameters<typeof buildExportRow>[0] = {},
  channel: CatalogueChannel = 'facebook',
) {
  const file = createCatalogueFile(
    { channel, shopOrigin: 'https://loja.test', storeName: 'Loja', now: Date.now() },
    '2026-11-22',
  )
  await file.add([
    ...(count > 0 ? [buildExportRow()] : []),
    ...Array.from({ length: count }, (_, n) => buildExportRow({ id: `p${n}`, name: `Produto ${n}`, ...overrides })),
  ])
  const onClose = vi.fn()
  const view = await renderPage(<CatalogueCheckDialog catalogue={await file.finish()} onClose={onClose} />)
  return { view, onClose }
}

test('[EXP-06] faults are sorted by gravity and open to their products with links to the forms', async () => {
  const { view } = await open(25, { mainImage: null, images: [], stockQuantity: 0 })
  await expect.element(view.getByText('25 produtos serão recusados pelo Facebook')).toBeVisible()
  await expect.element(view.getByText('1 produto sem problemas')).toBeVisible()
  await expect.element(view.getByText(/não está na lista do Google/)).toBeVisible()
  await view.getByText('Falta a imagem principal').click()
  const products = view.getByRole('list', { name: 'Falta a imagem principal' })
  await expect.element(products.getByRole('link')).toHaveLength(10)
  await expect
    .element(products.getByRole('link', { name: 'Produto 0 (abre em outra aba)' }))
    .toHaveAttribute('href', '/admin/products/edit/p0')
  await view.getByRole('listitem', { name: '3' }).click()
  await expect.element(products.getByRole('link')).toHaveLength(5)
  await expect.element(view.getByRole('button', { name: 'Baixar mesmo assim' })).toBeVisible()
})

test('[EXP-06] a fault with too many products shows the first and lists all', async () => {
  const { view } = await open(501, { stockQuantity: 0 })
  await expect.element(view.getByText('501 produtos com avisos')).toBeVisible()
  await view.getByText('Sem estoque: não aparece nos anúncios').click()
  await expect.element(view.getByText(/^Aqui estão os primeiros 500 de 501\./)).toBeVisible()
  await expect.element(view.getByRole('button', { name: 'Baixar catálogo' })).toBeVisible()
})

test.each([
  ['[EXP-06]', 'facebook', /^Nenhum produto ativo/],
  ['[GOOG-02]', 'google', /apagaria todos os produtos que já estão no Google\./],
] as const)('%s an empty catalogue of %s shows the reason and no download', async (_id, channel, reason) => {
  const { view, onClose } = await open(0, {}, channel)
  await expect.element(view.getByText(reason).first()).toBeVisible()
  await expect.element(view.getByRole('button', { name: /^Baixar/ })).not.toBeInTheDocument()
  await view.getByRole('button', { name: 'Fechar' }).last().click()
  expect(onClose).toHaveBeenCalledOnce()
})

test('[GOOG-02] the check of the Google file names its refusals first, and those of Facebook when opened', async () => {
  const { view } = await open(3, { mainImage: '/demo/a.svg', images: [] }, 'google')
  await expect.element(view.getByText('3 produtos serão recusados pelo Google')).toBeVisible()
  await expect.element(view.getByText(/identifier_exists: no/)).toBeVisible()
  await view.getByText('No Facebook: 3 com avisos').click()
  const facebook = view.getByRole('region', { name: 'O que foi encontrado: Facebook' })
  await expect.element(facebook.getByText('Use JPG ou PNG na imagem principal')).toBeVisible()
  await expect.element(view.getByRole('button', { name: 'Baixar mesmo assim' })).toBeVisible()
})
