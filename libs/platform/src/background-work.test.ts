import { expect, test, vi } from 'vitest'
import { announceWork, getBackgroundWork } from './background-work'

test('each work is shown with its own progress until it ends', () => {
  const { get, subscribe } = getBackgroundWork()
  const onChange = vi.fn()
  const stop = subscribe(onChange)
  const work = { label: 'Importação', detail: '', percent: 0, path: '/a' }
  const first = announceWork(work)
  const second = announceWork({ ...work, label: 'Exportação' })
  first.report({ detail: '5 de 10', percent: 50 })
  expect(get()).toEqual([
    { ...work, detail: '5 de 10', percent: 50 },
    { ...work, label: 'Exportação' },
  ])
  first.end()
  first.report({ detail: '6 de 10', percent: 60 })
  expect(get()).toEqual([{ ...work, label: 'Exportação' }])
  second.end()
  expect(get()).toEqual([])
  expect(onChange).toHaveBeenCalledTimes(5)
  stop()
})
