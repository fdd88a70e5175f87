import { type FeedbackFilter, feedbackListParams } from '@loja/domain/feedbacks'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startPlatform } from '../test-support'
import { feedbackConflictOf, replyToFeedback, setOneFeedbackState, undoFeedbackState } from './feedback-moderation'
import type { FeedbackListRow } from './feedback-rows'
import { countFeedbacks, listFeedbackProducts, listFeedbacks } from './feedbacks'
import { subscribeToFeedbacks } from './live-feedbacks'

const backend = await startPlatform('admin')

const { search, state, rating, product, unanswered } = feedbackListParams.initial
const EVERY: FeedbackFilter = { search, state, rating, product, unanswered }
const list = (filter: Partial<FeedbackFilter> = {}, page = 1) =>
  listFeedbacks({ ...EVERY, ...filter, sort: 'date_desc', page, pageSize: 20 })
const first = async (filter: Partial<FeedbackFilter> = {}) => (await list(filter))[0] as FeedbackListRow

test('[FBK-01] lists, counts and products of the demo store show every state', async () => {
  const { tallies, snapshot } = await countFeedbacks(EVERY)
  expect(snapshot).toMatch(/^\d+:\d+:/)
  const total = tallies.reduce((sum, { count }) => sum + count, 0)
  expect(total).toBeGreaterThan(100)
  expect(new Set(tallies.map((tally) => tally.state))).toEqual(new Set(['pendente', 'aprovado', 'oculto']))
  expect(new Set(tallies.map((tally) => tally.rating))).toEqual(new Set([1, 2, 3, 4, 5]))
  const pages = await Promise.all(Array.from({ length: Math.ceil(total / 20) }, (_, page) => list({}, page + 1)))
  expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(total)
  expect(await list({}, 999)).toEqual([])
  const answered = pages.flat().find(({ reply }) => reply !== null)
  expect(answered).toMatchObject({ repliedAt: expect.any(String), repliedByName: expect.any(String) })
  expect(pages.flat().some(({ comment }) => comment === null)).toBe(true)
  const one = await first({ state: 'aprovado', rating: 2, unanswered: false })
  expect(one).toMatchObject({
    state: 'aprovado',
    rating: 2,
    version: 1,
    isProductGone: false,
    orderNumber: expect.any(String),
  })
  const [found] = await listFeedbackProducts(one.productName, null)
  expect(found).toMatchObject({ id: one.productId, name: one.productName })
  expect(await list({ product: one.productId })).toHaveLength(found?.count ?? 0)
})

test('[FBK-01] a change reports a conflict or a deletion', async () => {
  const seen = await first({ state: 'pendente' })
  const { change } = await setOneFeedbackState(seen, 'aprovado')
  const refusal = await setOneFeedbackState(seen, 'oculto').catch((error: unknown) => error)
  expect(feedbackConflictOf(refusal)).toMatchObject({ id: seen.id, state: 'aprovado', version: 2 })
  expect(await undoFeedbackState(change ?? '')).toBe(1)
  const gone = { id: '00000000-0000-4000-8000-000000000000', version: 1 }
  await expect(setOneFeedbackState(gone, 'oculto')).rejects.toMatchObject({ code: 'not-found' })
  await expect(replyToFeedback({ ...seen, version: 1 }, 'x')).rejects.toMatchObject({ code: 'conflict' })
  await replyToFeedback({ ...seen, version: 3 }, 'Obri\u0000gada')
  expect(await first({ state: 'pendente' })).toMatchObject({ reply: 'Obri\ufffdgada', repliedByName: 'Marina Duarte' })
})

test('[FBK-01] administrators receive all live changes', async () => {
  const received: string[] = []
  const receive = (count: number) => vi.waitFor(() => expect(received).toHaveLength(count), { timeout: 10_000 })
  onTestFinished(
    subscribeToFeedbacks({
      onInsert: (row) => received.push(`insert ${row.comment} ${Object.keys(row).sort().join(' ')}`),
      onUpdate: (row) => received.push(`update ${row.comment} ${row.state} ${row.version}`),
      onDelete: (id) => received.push(`delete ${id}`),
      onLive: () => received.push('live'),
    }),
  )
  await receive(1)
  const [row] = await backend.sql<{ id: string }>(
    `insert into public.feedbacks (profile_id, product_id, product_name, rating, comment)
      select id, gen_random_uuid(), 'Ao vivo', 5, 'Bom' from public.profiles limit 1 returning id`,
  )
  await receive(2)
  await backend.sql("update public.feedbacks set state = 'oculto' where id = $1", [row?.id])
  await receive(3)
  await backend.sql('delete from public.feedbacks where id = $1', [row?.id])
  await receive(4)
  expect(received).toEqual([
    'live',
    'insert Bom comment createdAt id productId rating repliedAt reply state version',
    'update Bom oculto 2',
    `delete ${row?.id}`,
  ])
})
