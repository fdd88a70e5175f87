import { api, renderPage } from '@loja/component-testing'
import { expect } from 'vitest'
import { FeedbacksRoutes } from './FeedbacksRoutes'

export interface FeedbackRow {
  id: string
  feedback_state: string
  rating_given: number
  reply: string | null
  version: number
  [column: string]: unknown
}

export const idOf = (n: number) => `00000000-0000-4000-8000-00000000000${n}`

export const row = (n: number, values: Partial<FeedbackRow> = {}): FeedbackRow => ({
  id: idOf(n),
  rating_given: 4,
  comment: `Comentário ${n}`,
  feedback_state: 'pendente',
  reply: null,
  replied_at: null,
  replied_by_name: null,
  created_at: '2026-11-20T12:00:00Z',
  version: 1,
  product_id: idOf(9),
  product_name: `Produto ${n}`,
  product_image: null,
  is_product_gone: false,
  profile_id: idOf(8),
  customer_name: `Ana ${n}`,
  order_id: idOf(7),
  order_number: 'LJ-2026-000007',
  ...values,
})
export const SNAPSHOT = '10:12:11'

let rows: FeedbackRow[] = []

export function holdFeedbacks(held: FeedbackRow[]): void {
  rows = held
  api.answer('rpc/list_feedbacks', (request: Request) => {
    const query = new URL(request.url).searchParams
    const { state } = JSON.parse(query.get('filter') ?? '{}')
    const wanted = query.get('wanted')
    return Response.json(rows.filter((one) => (wanted ? one.id === wanted : !state || one.feedback_state === state)))
  })
  api.answer('rpc/feedback_counts', () =>
    Response.json(
      rows.map(({ feedback_state, rating_given, reply }) => ({
        feedback_state,
        rating_given,
        feedback_count: 1,
        unanswered_count: reply ? 0 : 1,
        snapshot: SNAPSHOT,
      })),
    ),
  )
}

export interface ChangeBody {
  selection: { ids?: string[] }
  state: string
  seen: Record<string, number>
}

export function answerChanges(): void {
  api.answer('rpc/set_feedback_state', async (request: Request) => {
    const { selection, state } = (await request.clone().json()) as ChangeBody
    const due = rows.filter(({ id }) => !selection.ids || selection.ids.includes(id))
    rows = rows.map((one) => (due.includes(one) ? { ...one, feedback_state: state, version: one.version + 1 } : one))
    return Response.json([{ matched: due.length, changed: due.length, failures: [], change: '77' }])
  })
}
export const bodies = () => api.bodies<ChangeBody>('rpc/set_feedback_state')
export const failure = (n: number, values: object = {}) => ({
  id: idOf(n),
  product_name: `Produto ${n}`,
  state: 'oculto',
  reply: null,
  version: 5,
  ...values,
})
export const skipped = (...failures: object[]) => [{ matched: 1, changed: 0, failures, change: null }]

export async function open(query = '') {
  const view = await renderPage(<FeedbacksRoutes />, { at: `/admin/feedbacks${query}`, path: '/admin/feedbacks/*' })
  const comment = (n: number) => view.getByRole('button', { name: new RegExp(`estrelas Comentário ${n}`) })
  await expect.element(comment(1)).toBeVisible()
  const action = (verb: string, n: number) =>
    view.getByRole('button', { name: `${verb} feedback de Ana ${n} sobre Produto ${n}`, exact: true })
  const line = (n: number) => view.getByRole('row').filter({ hasText: `Comentário ${n}` })
  return { view, comment, line, action }
}

type FeedbacksView = Awaited<ReturnType<typeof open>>['view']

export const reply = (view: FeedbacksView) => view.getByRole('textbox', { name: 'Resposta da loja' })

export const cut = () => Promise.reject(new TypeError('Failed to fetch'))

export const settled = () => expect.poll(() => document.querySelector('[class*=actions][aria-busy=true]')).toBeNull()
