import type { RunningBackend } from '@loja/backend'
import { makePurchase, OTHER, OWNER, type Purchase } from './feedback-support'

type Change = (sql: RunningBackend['sql'], bought: Purchase) => Promise<Partial<Purchase>>

export const NOT_BOUGHT: [what: string, change: Change][] = [
  [
    'what somebody else bought',
    async (sql) => {
      const { order_id, product_id } = await makePurchase(sql, OTHER)
      return { order_id, product_id }
    },
  ],
  ['a product that the order has not', async (sql) => ({ product_id: (await makePurchase(sql, OWNER)).product_id })],
  ['a cancelled order', (sql) => makePurchase(sql, OWNER, 'cancelado')],
  ['an order that is not paid', (sql) => makePurchase(sql, OWNER, 'pendente')],
  ['an order that was not sent', (sql) => makePurchase(sql, OWNER, 'processando')],
  ['an order without a status', (sql) => makePurchase(sql, OWNER, null)],
  [
    'an order of nobody',
    async (sql, { order_id }) => {
      await sql('update public.orders set profile_id = null where id = $1', [order_id])
      return {}
    },
  ],
  ['no order', async () => ({ order_id: null as never })],
  ['an order that does not exist', async () => ({ order_id: crypto.randomUUID() })],
  ['a product that does not exist', async () => ({ product_id: crypto.randomUUID() })],
]

export const NOT_THEIRS = [
  '{"state":"aprovado"}',
  '{"state":null}',
  '{"reply":"Somos a loja"}',
  '{"replied_at":"2026-01-01T00:00:00Z"}',
  '{"product_name":"Outro"}',
  '{"created_at":"2020-01-01T00:00:00Z"}',
  '{"version":9}',
  '{"former_state":"aprovado"}',
  '{"comment_folded":"x"}',
  '{"id":"00000000-0000-4000-8000-000000000001"}',
]

export const REFUSED_RATINGS = [
  ['6', '23514'],
  ['0', '23514'],
  ['null', '23502'],
  ['40000', '22003'],
  ['"cinco"', '22P02'],
]

export const COMMENTS: [sent: string, kept: string | null][] = [
  ['  Bom\u00a0 ', 'Bom'],
  ['\u200b \u202e\u0007\ufeff', null],
  ['ok\u202eoculto\u2066', 'okoculto'],
  ['um\r\n\r\n\r\n\r\n dois\rtrês\u2028quatro', 'um\n\ndois\ntrês\nquatro'],
  ['cafe\u0301', 'café'],
  ['🤷\u200d♀️ 👨\u200d👩\u200d👧 a\u200db', '🤷\u200d♀️ 👨\u200d👩\u200d👧 ab'],
  [`${' '.repeat(500)}${'x'.repeat(2000)}\n`, 'x'.repeat(2000)],
]
