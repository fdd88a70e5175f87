import { beforeEach, describe, expect, test, vi } from 'vitest'
import { buildRegistry, buildStorage } from '../test-support'
import { createRegistryClient } from './registry-client'

const text = (rev: number) => JSON.stringify({ ...buildRegistry(), rev })
const refused = () => Promise.reject(new Error('registry answered 503'))

function setup({
  storage = buildStorage(),
  early,
}: {
  storage?: ReturnType<typeof buildStorage>
  early?: Promise<string>
} = {}) {
  const answers: Record<string, () => Promise<string>> = { '/remotes.json': refused, '/remotes.fallback.json': refused }
  const requested: string[] = []
  const onChange = vi.fn()
  const client = createRegistryClient({
    storage,
    early,
    onChange,
    fetchText: (url) => {
      requested.push(url)
      return (answers[url] ?? refused)()
    },
  })
  const known = () => {
    const { registry, origin } = client.known() ?? {}
    return registry ? `${registry.rev} ${origin}` : null
  }
  return {
    client,
    onChange,
    known,
    requested,
    answer: (url: string, body: string) => (answers[url] = async () => body),
    lose: (url: string) => (answers[url] = refused),
    storage,
  }
}

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())

describe('the known registry', () => {
  test('the server’s answer, which is stored', async () => {
    const { client, known, answer, requested, storage } = setup()
    answer('/remotes.json', text(3))
    await client.get()
    await client.get()
    expect(known()).toBe('3 live')
    expect(requested).toEqual(['/remotes.json'])
    expect(storage.items.get('loja-mf-registry')).toBe(text(3))
  })

  test('an early answer, without another request', async () => {
    const { client, known, requested } = setup({ early: Promise.resolve(text(4)) })
    await client.get()
    expect(known()).toBe('4 live')
    expect(requested).toEqual([])
  })

  test.each([
    ['503', refused],
    ['an HTML page', async () => '<!doctype html>'],
    ['another schema', async () => JSON.stringify({ ...buildRegistry(), schema: 2 })],
  ])('for %s of the server the stored registry, then the shipped one, then none', async (_, bad) => {
    const storage = buildStorage()
    storage.set('loja-mf-registry', text(2))
    const first = setup({ storage, early: bad() })
    await first.client.get()
    expect(first.known()).toBe('2 stored')
    expect(first.requested).toEqual([])

    storage.set('loja-mf-registry', 'not a registry')
    const second = setup({ storage, early: bad() })
    second.answer('/remotes.fallback.json', text(1))
    await second.client.get()
    expect(second.known()).toBe('1 shipped')
    expect(second.requested).toEqual(['/remotes.fallback.json'])

    await expect(setup({ early: bad() }).client.get()).rejects.toThrow('no registry')
  })

  test('a blocked storage has no effect', async () => {
    const { client, known, answer } = setup({ storage: buildStorage(true) })
    answer('/remotes.fallback.json', text(1))
    await client.get()
    expect(known()).toBe('1 shipped')
    answer('/remotes.json', text(2))
    await client.refresh()
    expect(known()).toBe('2 live')
  })
})

describe('reading it again', () => {
  test('reports a change, and not an unchanged answer', async () => {
    const { client, onChange, known, answer } = setup()
    answer('/remotes.json', text(3))
    await client.refresh()
    expect(onChange).toHaveBeenCalledOnce()
    await client.refresh()
    expect(onChange).toHaveBeenCalledOnce()
    answer('/remotes.json', text(4))
    await client.refresh()
    expect(onChange).toHaveBeenCalledTimes(2)
    expect(known()).toBe('4 live')
  })

  test('ignores an answer with an older revision, and accepts a restored registry', async () => {
    const { client, known, answer, storage } = setup()
    answer('/remotes.json', text(50))
    expect(await client.refresh()).toBe(true)
    answer('/remotes.json', text(1))
    expect(await client.refresh()).toBe(false)
    expect(known()).toBe('50 live')
    expect(storage.items.get('loja-mf-registry')).toBe(text(50))
    for (let i = 0; i < 2; i++) await client.refresh()
    expect(known()).toBe('50 stored')
    await client.refresh()
    expect(known()).toBe('50 stored')
    answer('/remotes.json', text(51))
    await client.refresh()
    expect(known()).toBe('51 live')
  })

  test('the registry counts as old after three failed reads in a row, until one succeeds', async () => {
    const { client, known, answer, lose } = setup()
    answer('/remotes.json', text(3))
    await client.refresh()
    lose('/remotes.json')
    for (const expected of ['3 live', '3 live', '3 stored', '3 stored']) {
      await client.refresh()
      expect(known()).toBe(expected)
    }
    answer('/remotes.json', text(3))
    await client.refresh()
    expect(known()).toBe('3 live')
  })
})
