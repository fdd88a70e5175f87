import { once } from 'node:events'
import { expect, test } from 'vitest'
import './open-postgres'

test('a warning that is an Error does not throw in spite of lite', async () => {
  const printed = process.listeners('warning')
  process.removeAllListeners('warning')
  const warned = once(process, 'warning')
  process.emitWarning(new Error('too many of something'))
  const [warning] = await warned
  for (const listener of printed) process.on('warning', listener)
  expect((warning as Error).message).toContain('too many of something')
})
