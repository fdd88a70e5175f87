import { api, renderPage } from '@loja/component-testing'
import { expect, vi } from 'vitest'
import { importRow } from '../testing/import-row'
import { ImportDialog } from './ImportDialog'

export function answerShop(role = 'admin') {
  api.answer('profiles', [{ role, full_name: 'Ana' }])
  api.answer('categories', [{ id: 'c1', name: 'Perfumes' }])
  api.answer('brands', [])
  api.answer('rpc/find_products_by_names', [])
  api.answer('rpc/current_costs', [])
}

export function storedRow(values: { name: string; price: number } & Record<string, unknown>) {
  const empty = {
    sale_price: null,
    sale_starts_at: null,
    sale_ends_at: null,
    featured_from: null,
    featured_until: null,
    stock_quantity: null,
    category_id: null,
    brand_id: null,
    description: null,
    images: [],
    tags: [],
  }
  return { id: `id of ${values.name}`, version: 1, ...empty, ...values }
}

export function answerImport(counts: { analysed: number; total: number; imported: number } & Record<string, unknown>) {
  api.answer('rpc/begin_product_import', () => new Response(null, { status: 204 }))
  api.answer('rpc/import_products', [{ imported: counts.imported, duplicates: [], errors: [] }])
  api.answer('rpc/finish_product_import', () => new Response(null, { status: 204 }))
  api.answer('product_imports', [importRow(counts)])
}

export async function openImport(tab?: 'json') {
  const onClose = vi.fn()
  const view = await renderPage(<ImportDialog tab={tab} onClose={onClose} />)
  await expect.element(view.getByRole('dialog', { name: 'Importação em Lote' })).toBeVisible()
  return { view, onClose, store: view.store }
}

export function give(input: HTMLElement | SVGElement, file: File) {
  const files = new DataTransfer()
  files.items.add(file)
  ;(input as HTMLInputElement).files = files.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

export async function analyse(text: string) {
  const { view, ...rest } = await openImport()
  await view.getByRole('textbox', { name: 'Lista de produtos' }).fill(text)
  await view.getByRole('button', { name: 'Analisar Dados' }).click()
  return { view, ...rest }
}
