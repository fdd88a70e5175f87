import { type FeedbackFilter, feedbackListParams } from '@loja/domain'
import { expect, onTestFinished, test, vi } from 'vitest'
import { signInAs, startPlatform } from '../test-support'
import {
  feedbackConflictOf,
  replyToFeedback,
  replyToFeedbacks,
  setFeedbackState,
  setOneFeedbackState,
  undoFeedbackState,
} from './feedback-moderation'
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

test('[FBK-01] a bulk change follows the confirmed count', async () => {
  const { snapshot, tallies } = await countFeedbacks(EVERY)
  const expected = tallies.filter((tally) => tally.state === 'oculto').reduce((sum, { count }) => sum + count, 0)
  const all = { all: { ...EVERY, state: 'oculto' as const }, except: [], snapshot, seen: {} }
  await expect(setFeedbackState({ ...all, expected: expected + 1 }, 'pendente')).rejects.toMatchObject({
    code: 'conflict',
  })
  expect(await replyToFeedbacks({ ...all, expected }, 'Boa tarde')).toEqual({
    matched: expected,
    changed: expected,
    failures: [],
  })
  // The replies were written after the count.
  const { failures } = await setFeedbackState({ ...all, expected }, 'pendente')
  expect(failures).toHaveLength(expected)
})

test('[FBK-01] administrators receive all live changes and customers only those of their own feedbacks', async () => {
  const follow = async () => {
    const received: string[] = []
    const stop = subscribeToFeedbacks({
      onInsert: (row) => received.push(`insert ${row.comment} ${Object.keys(row).sort().join(' ')}`),
      onUpdate: (row) => received.push(`update ${row.comment} ${row.state} ${row.version}`),
      onDelete: (id) => received.push(`delete ${id}`),
      onLive: () => received.push('live'),
    })
    onTestFinished(stop)
    await vi.waitFor(() => expect(received).toContain('live'), { timeout: 10_000 })
    const receive = (count: number) => vi.waitFor(() => expect(received).toHaveLength(count), { timeout: 10_000 })
    return { received, receive }
  }
  const write = async (email: string) => {
    const [row] = await backend.sql<{ id: string }>(
      `insert into public.feedbacks (profile_id, product_id, product_name, rating, comment)
        select p.id, gen_random_uuid(), 'Ao vivo', 5, u.email from public.profiles p join auth.users u on u.id = p.user_id
        where u.email = $1 returning id`,
      [email],
    )
    return row?.id ?? ''
  }
  const staff = await follow()
  const id = await write('pessoa07@exemplo.test')
  await staff.receive(2)
  await backend.sql("update public.feedbacks set state = 'oculto' where id = $1", [id])
  await staff.receive(3)
  await backend.sql('delete from public.feedbacks where id = $1', [id])
  await staff.receive(4)
  expect(staff.received).toEqual([
    'live',
    'insert pessoa07@exemplo.test comment createdAt id productId rating repliedAt reply state version',
    'update pessoa07@exemplo.test oculto 2',
    `delete ${id}`,
  ])
  await signInAs('customer')
  const customer = await follow()
  await write('pessoa07@exemplo.test')
  await write('cliente@loja.test')
  await customer.receive(2)
  expect(customer.received[1]).toMatch(/^insert cliente@loja\.test/)
})
