import { expect, test } from 'vitest'
import { sharedBackend } from '../testing/shared-backend'
import { storedQuestion } from './visibility'

const shared = sharedBackend()

test.each(['orders', 'products', 'feedbacks'])(
  'an index finds the changed rows of %s for each subscriber, under row security',
  async (table) => {
    const id = { name: 'id', type: 'uuid', sqlType: 'uuid', isKey: true, readers: ['authenticated'] }
    const question = storedQuestion({ entity: 0, schema: 'public', table, columns: [id], readConditions: {} })
    const plan = await shared.backend.sql<Record<string, string>>(`
      set local enable_seqscan = off;
      set local role authenticated;
      explain (costs off) ${question.replace('$1', `'[]'::jsonb`)}`)
    expect(plan.map((line) => line['QUERY PLAN']?.trim())).toContain('Index Cond: (id = key.id)')
  },
)
