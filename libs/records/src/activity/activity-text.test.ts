import type { ActivityFacts } from '@loja/domain/activity'
import { expect, test } from 'vitest'
import { activityText } from './activity-text'

const facts = (values: Partial<ActivityFacts>): ActivityFacts => ({
  relation: 'products',
  operation: 'update',
  rowCount: 1,
  changes: {},
  cause: null,
  details: null,
  ...values,
})

test.each<[Partial<ActivityFacts>, title: string, changes: string[]]>([
  [
    { changes: { price: [10, 12.5], stock_quantity: [3, 999999], is_active: [true, false] } },
    'Alterou o produto',
    ['Preço: R$ 10,00 → R$ 12,50', 'Estoque: 3 → ilimitado', 'Ativo: sim → não'],
  ],
  [
    { changes: { featured_from: [null, '2026-12-01T03:00:00+00:00'], featured_position: [3, 1] } },
    'Alterou o produto',
    ['Início do destaque: 01/12/2026, 00:00', 'Ordem na vitrine: 3 → 1'],
  ],
  [{ changes: { description: [null, null] } }, 'Alterou o produto', ['Descrição: mudou']],
  [
    { relation: 'orders', changes: { status: ['pendente', 'enviado'] } },
    'Alterou o pedido',
    ['Status: Pendente → Enviado'],
  ],
  [
    { relation: 'saved_views', operation: 'insert', changes: { list: [null, 'orders'] } },
    'Salvou a visão',
    ['Lista: Pedidos'],
  ],
  [
    { relation: 'tracking_shipments', operation: 'insert', changes: { tracking_code: [null, 'AA1'] } },
    'Adicionou um envio',
    ['Código de rastreamento: AA1'],
  ],
  [
    {
      relation: 'orders',
      rowCount: 3000,
      cause: 'status',
      details: { status: 'enviado' },
      changes: { status: [null, null] },
    },
    'Mudou o status (3.000 pedidos)',
    ['Enviado'],
  ],
  [
    { rowCount: 2, cause: 'discount', details: { discount: 'percentage', value: 10 } },
    'Aplicou um desconto (2 produtos)',
    ['10%'],
  ],
  [{ rowCount: 2, cause: 'stock', details: { mode: 'subtract', quantity: 4 } }, 'Mudou o estoque (2 produtos)', ['−4']],
  [
    { relation: 'categories', rowCount: 2, changes: { sort_order: [null, null] } },
    'Alterou 2 categorias',
    ['Ordem: mudou'],
  ],
  [{ relation: 'feedbacks', operation: 'insert', rowCount: 218 }, 'Recebeu 218 feedbacks', []],
  [{ cause: 'import', operation: 'insert' }, 'Importou', []],
  [
    {
      ...{ relation: 'orders', cause: 'edit' },
      changes: { total: [95, 152], subtotal: [95, 152], shipping_address: [null, null] },
      details: {
        reason: 'Troca',
        items: [
          { name: 'Asad', quantity: [1, 2], price: [90, 76] },
          { name: 'Caixa', quantity: [1, null], price: [5, null] },
          { name: 'Laço', quantity: [null, 2], price: [null, 1] },
        ],
        former: { shipping_address: { nome: 'Ana', address: { street: 'Rua A', zip: '11010100' } }, notes: null },
        written: { shipping_address: { nome: 'Bia', address: { street: 'Rua A', zip: '11010-200' } }, notes: 'x' },
      },
    },
    'Editou o pedido',
    [
      'Motivo: Troca',
      'Asad: 1 × R$ 90,00 → 2 × R$ 76,00',
      'Caixa: 1 × R$ 5,00, retirado',
      'Laço: 2 × R$ 1,00, novo',
      'Nome: Ana → Bia',
      'Endereço: Rua A, CEP 11010-100 → Rua A, CEP 11010-200',
      'Observações: vazio → x',
      'Total: R$ 95,00 → R$ 152,00',
    ],
  ],
  [
    {
      ...{ relation: 'orders', cause: 'edit_undo', details: {} },
      changes: { shipping_address: [null, null] },
    },
    'Desfez uma edição do pedido',
    ['Dados do cliente: mudou'],
  ],
  [
    {
      ...{ relation: 'order_returns', operation: 'insert', cause: 'return' },
      details: { items: [{ product_name: 'Asad', quantity: 2 }], reason: 'avaria', note: null, refund: 8.5 },
    },
    'Registrou uma devolução',
    ['2 × Asad', 'Motivo: Avaria no transporte', 'Reembolso: R$ 8,50'],
  ],
  [
    {
      ...{ relation: 'order_returns', operation: 'update', cause: 'return_undo' },
      details: { items: [{ product_name: 'Asad', quantity: 2 }], reason: 'outro', note: 'Presente', refund: 0 },
    },
    'Cancelou uma devolução',
    ['2 × Asad', 'Motivo: Presente'],
  ],
  [
    {
      relation: 'modules',
      cause: 'canary',
      changes: { release: ['1.0.0', '1.1.0'], note: [null, 'Frete grátis'] },
    },
    'Publicou uma versão para parte das contas',
    ['1.0.0 → 1.1.0', 'Motivo: Frete grátis'],
  ],
  [
    {
      ...{ relation: 'activity_entries', operation: 'delete', rowCount: 5100 },
      changes: { removed_at: ['2024-01-02T03:00:00+00:00', '2024-01-03T03:00:00+00:00'] },
    },
    'Excluiu 5.100 registros antigos do histórico',
    ['De quando: 02/01/2024, 00:00 → 03/01/2024, 00:00'],
  ],
  [{ relation: 'coupons', operation: 'delete' }, 'Excluiu um registro', []],
])('[TIME-01] [EDIT-06] [RET-05] %o reads as a sentence', (values, title, changes) => {
  const { title: met, changes: lines } = activityText(facts(values))
  expect([met, lines.map((line) => line.replaceAll('\u00a0', ' '))]).toEqual([title, changes])
})
