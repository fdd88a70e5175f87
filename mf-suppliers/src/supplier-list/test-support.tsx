import { api, renderPage } from '@loja/component-testing'
import { expect } from 'vitest'
import { NewListPage } from './NewListPage'

const SUPPLIER = '00000000-0000-4000-8000-000000000001'
export const productId = (n: number) => `00000000-0000-4000-9000-00000000000${n}`

const RULE = { kind: 'factor', value: 1.9, fixedFee: 0, rounding: '90', pixDiscount: 5, minimumMargin: 20 }

function storedSupplier(values: object = {}) {
  return {
    ...{ id: SUPPLIER, name: 'Distribuidora Árabe', contact: 'Samir', whatsapp: null, notes: null },
    ...{ reading: {}, price_rule: RULE, is_active: true, version: 3, ...values },
  }
}

function storedProduct(n: number, values: object = {}) {
  return {
    ...{ id: productId(n), name: `Produto ${n}`, version: n, price: 189.9, sale_price: null, sale_starts_at: null },
    ...{ sale_ends_at: null, stock_quantity: 5, is_active: true, category_id: null, main_image: null, cost: 100 },
    ...values,
  }
}

const match = (n: number, how: string | null, product: object | null, candidates: object[] = []) => ({
  ...{ n, how, product, candidates, last_cost: null },
})

export const LIST = `Asad 100ml R$ 110,00
Yara 100ml R$ 90,00
Sabah 100ml R$ 150,00
Club de Nuit 105ml R$ 80,00
Khamrah 100ml R$ 100,00
Badee 100ml ESGOTADO`

export function answerList(values: object = {}) {
  api.answer('suppliers', [storedSupplier(values)])
  api.answer('category_price_rules', [])
  api.answer('rpc/match_supplier_lines', [
    match(1, 'name', storedProduct(1, { name: 'Asad Eau de Parfum 100 ML' })),
    match(2, 'remembered', storedProduct(2, { name: 'Yara Eau de Parfum 100 ML' })),
    match(3, 'gtin', storedProduct(3, { name: 'Sabah Al Ward 100 ML', sale_price: 150 })),
    match(4, null, null, [
      { product: storedProduct(4, { name: 'Club de Nuit Intense 105 ML' }), score: 0.8, reasons: ['size', 'brand'] },
      { product: storedProduct(7, { name: 'Club de Nuit Woman 105 ML' }), score: 0.6, reasons: ['size'] },
    ]),
    match(5, 'code', storedProduct(5, { name: 'Khamrah 100 ML' })),
    match(6, 'name', storedProduct(6, { name: 'Badee Al Oud 100 ML' })),
    match(7, null, null, [
      { product: storedProduct(8, { name: 'Oud Mood 100 ML' }), score: 0.9, reasons: ['words', 'size'] },
    ]),
    match(8, null, null, [
      { product: storedProduct(9, { name: 'Nitro Red 100 ML' }), score: 0.9, reasons: ['words', 'size', 'ambiguous'] },
    ]),
  ])
  api.answer('rpc/missing_supplier_products', [
    {
      ...{ id: productId(8), name: 'Oud Mood 100 ML', version: 2, price: 150, cost: 70, stock_quantity: 3 },
      ...{ text: 'Oud Mood', last_cost: 70, last_seen_at: '2026-11-01T12:00:00Z' },
    },
  ])
  api.answer('rpc/remember_supplier_items', () => new Response(null, { status: 204 }))
}

export const applied = (values: object = {}) => [
  { list_id: SUPPLIER, change_id: productId(9), updated: 2, created: 0, gone: 0, failures: [], ...values },
]

export const openPage = () =>
  renderPage(<NewListPage />, {
    at: `/admin/fornecedores/${SUPPLIER}/lista`,
    path: '/admin/fornecedores/:supplierId/lista',
  })

export async function readList(text = LIST) {
  const view = await openPage()
  await view.getByRole('textbox', { name: 'Texto da lista' }).fill(text)
  await view.getByRole('button', { name: 'Ler lista' }).click()
  await expect.element(view.getByRole('tab', { name: 'Subiu (2)' })).toBeVisible()
  return view
}
