import { DataError, type DataErrorCode, dataMutation } from '@loja/data/client'
import { MutationObserver, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from './query-client'

const session = vi.hoisted(() => ({ renewal: Promise.resolve('renewed') }))
vi.mock('../auth/renew-session', () => ({ renewSession: () => session.renewal }))
vi.spyOn(console, 'warn').mockReturnValue()

const KEY = ['orders']

async function write(
  answer: () => Promise<number>,
  meta: { invalidates?: string[][] | undefined; unknownText?: string; isPartial?: (count: number) => boolean } = {},
) {
  const notify = { success: vi.fn(), undoable: vi.fn(), warning: vi.fn(), error: vi.fn(), closeError: vi.fn() }
  const queryClient = createQueryClient(notify)
  queryClient.setQueryData(KEY, [])
  const mutation = dataMutation({
    mutationFn: (_: { name: string }) => answer(),
    successText: ({ name }, count) => `${name}: ${count}`,
    errorText: 'Erro ao salvar.',
    invalidates: [KEY],
    ...meta,
  })
  await new MutationObserver(queryClient, mutation).mutate({ name: 'Pedido' }).catch(() => undefined)
  return { notify, stale: queryClient.getQueryState(KEY)?.isInvalidated }
}

test('[ERR-01] a successful write shows a message made of its variables and answer, and invalidates its lists', async () => {
  const { notify, stale } = await write(async () => 3)
  expect(notify.success.mock.calls).toEqual([['Pedido: 3']])
  expect(stale).toBe(true)
})

test('[ERR-01] a write that succeeded in part is no success', async () => {
  const { notify } = await write(async () => 2, { isPartial: (count) => count < 3 })
  expect(notify.warning.mock.calls).toEqual([['Pedido: 2']])
  expect(notify.success).not.toHaveBeenCalled()
})

test.each(['network', 'conflict', 'not-found', 'unknown'] as DataErrorCode[])(
  '[ERR-01] a write that fails with %s shows one message and refetches its lists',
  async (code) => {
    const { notify, stale } = await write(() => Promise.reject(new DataError(code, 'orders.update')))
    expect(notify.error.mock.calls).toEqual([[expect.stringMatching(/^Erro ao salvar\./)]])
    expect(stale).toBe(true)
  },
)

const CHECK = 'Erro ao salvar. Não sabemos se a alteração foi gravada: confira antes de tentar novamente.'
test.each<[name: string, code: DataErrorCode, meta: Parameters<typeof write>[1], text: string]>([
  ['no answer', 'network', {}, CHECK],
  ['a refusal without a known code', 'unknown', {}, 'Erro ao salvar.'],
  [
    'no answer to what may be repeated',
    'network',
    { unknownText: 'Tente novamente.' },
    'Erro ao salvar. Tente novamente.',
  ],
  ['a refusal', 'conflict', { unknownText: 'Tente novamente.' }, 'Erro ao salvar.'],
  ['no answer to what writes nothing', 'network', { invalidates: undefined }, 'Erro ao salvar.'],
])('[ERR-01] the message says whether the result is known: %s', async (_name, code, meta, text) => {
  const { notify } = await write(() => Promise.reject(new DataError(code, 'orders.update')), meta)
  expect(notify.error.mock.calls).toEqual([[text]])
})

test.each([
  ['renewed', [['Erro ao salvar.']]],
  ['lost', []],
])(
  '[AUTH-05] a write with a refused session that is %s invalidates nothing, with the messages %j',
  async (renewal, messages) => {
    session.renewal = Promise.resolve(renewal)
    const { notify, stale } = await write(() => Promise.reject(new DataError('session', 'orders.update')))
    await session.renewal
    expect(notify.error.mock.calls).toEqual(messages)
    expect(stale).toBe(false)
  },
)

test('[ERR-01] the first read of a list that began before a write is repeated after it', async () => {
  const notify = { success: vi.fn(), undoable: vi.fn(), warning: vi.fn(), error: vi.fn(), closeError: vi.fn() }
  const queryClient = createQueryClient(notify)
  let stored = 'before'
  const answers: (() => void)[] = []
  const queryFn = () => {
    const read = stored
    return new Promise<string>((resolve) => answers.push(() => resolve(read)))
  }
  const stop = new QueryObserver(queryClient, { queryKey: KEY, queryFn }).subscribe(() => undefined)
  stored = 'after'
  const mutation = dataMutation({ mutationFn: async () => 1, invalidates: [KEY] })
  const writing = new MutationObserver(queryClient, mutation).mutate(undefined)
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  for (const answer of answers) answer()
  await writing
  expect(queryClient.getQueryData(KEY)).toBe('after')
  expect(notify.error).not.toHaveBeenCalled()
  stop()
})

test('[ERR-01] a success closes the error of an earlier try for the same row, and no other', async () => {
  const closed: string[] = []
  const closeError = (text: string) => void closed.push(text)
  const notify = { success: vi.fn(), undoable: vi.fn(), warning: vi.fn(), error: vi.fn(), closeError }
  const queryClient = createQueryClient(notify)
  let fails = true
  const mutation = dataMutation({
    mutationFn: async ({ id }: { id: string }) => {
      if (fails) throw new DataError('conflict', 'orders.update')
      return id
    },
    errorText: 'Erro ao salvar.',
    invalidates: [KEY],
  })
  const [source, other] = [{}, {}]
  const save = (id: string, by: object) =>
    new MutationObserver(queryClient, { ...mutation, meta: { ...mutation.meta, source: by } })
      .mutate({ id })
      .catch(() => undefined)
  await save('a', source)
  fails = false
  await save('b', source)
  await save('a', other)
  expect(closed).toEqual([])
  await save('a', source)
  expect(closed).toEqual(['Erro ao salvar.'])
  await save('a', source)
  expect(closed).toEqual(['Erro ao salvar.'])
})

test('[ERR-01] code that a lost network withheld is a warning, not an unexpected failure', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue()
  const lost = Object.assign(new Error('Loading chunk views failed'), { name: 'ChunkLoadError' })
  await write(() => Promise.reject(lost))
  expect(error).not.toHaveBeenCalled()
  expect(console.warn).toHaveBeenCalledWith('[code] Loading chunk views failed')
  await write(() => Promise.reject(new Error('mistake')))
  expect(error).toHaveBeenCalledOnce()
  error.mockRestore()
})
