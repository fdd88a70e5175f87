import { type FeedbackFilter, feedbackListParams } from '@loja/domain/feedbacks'
import { expect, test } from 'vitest'
import { startPlatform } from '../test-support'
import { feedbackConflictOf, replyToFeedback, setOneFeedbackState, undoFeedbackState } from './feedback-moderation'
import type { FeedbackListRow } from './feedback-rows'
import { listFeedbacks } from './feedbacks'

await startPlatform('admin')

const { sort: _, page: __, pageSize: ___, ...EVERY } = feedbackListParams.initial
const list = (filter: Partial<FeedbackFilter> = {}, page = 1) =>
  listFeedbacks({ ...EVERY, ...filter, sort: 'date_desc', page, pageSize: 20 })
const first = async (filter: Partial<FeedbackFilter> = {}) => (await list(filter))[0] as FeedbackListRow

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
