import { signedIn } from '@loja/backend/testing'
import { sharedBackend } from '@loja/backend/testing/shared'
import { describe, expect, test } from 'vitest'
import { makeOrder, noteFor, type SentNote, typedNoteFor, xmlOf } from './note-support'
import { REFUSED_NOTES } from './refused-notes'

const shop = sharedBackend()
const order = (change?: object) => makeOrder(shop.sql, change)
const contents = () =>
  shop.sql(`select (select md5(string_agg(i::text, '' order by id)) from public.invoices i) as notes,
    (select md5(string_agg(f::text, '' order by invoice_id)) from public.invoice_files f) as files`)

async function attach(notes: Partial<SentNote>[]) {
  const data = await shop.call<{ outcome: string; other: string | null }[]>('attach_invoices', { notes })
  return data.map(({ outcome, other }) => [outcome, other])
}
const storedOf = (key: string) =>
  shop.sql(
    `select i.status, i.source, i.number, i.series, i.model, i.issuer_document, i.total::float, i.version,
       i.order_number = o.order_number as numbered, f.xml = $2 as kept
     from public.invoices i join public.orders o on o.id = i.order_id
     left join public.invoice_files f on f.invoice_id = i.id where i.access_key = $1`,
    [key, xmlOf(key)],
  )

test.each([
  [{ cpf: '529.982.247-25' }, '52998224725'],
  [{ cpf_cnpj: '12.abc.345/01de-35' }, '12ABC34501DE35'],
  [{ documento: 1_234_567_890 }, '01234567890'],
  [{ cpf: '', cnpj: '11.222.333/0001-81' }, '11222333000181'],
  [{ cpf: null, tax_id: '52998224725' }, '52998224725'],
  [{ cpf: 'não informado' }, null],
  [{ cpf: {} }, null],
  [{}, null],
])('the document of an order with %j is %s', async (address, expected) => {
  const [row] = await shop.sql('select private.order_document($1) as document', [JSON.stringify(address)])
  expect(row).toEqual({ document: expected })
})

describe('[NFE-02] attach_invoices', () => {
  test('attaches an invoice with the facts of its key, once', async () => {
    const note = noteFor(await order())
    expect(await attach([note])).toEqual([['attached', null]])
    const [stored] = await storedOf(note.access_key)
    expect(stored).toEqual({
      status: 'autorizada',
      source: 'xml',
      number: Number(note.access_key.slice(25, 34)),
      series: 1,
      model: 55,
      issuer_document: '11222333000181',
      total: 100,
      version: 1,
      numbered: true,
      kept: true,
    })
    const before = await contents()
    expect(await attach([note, note])).toEqual([
      ['already', null],
      ['already', null],
    ])
    expect(await contents()).toEqual(before)
  })

  test('attaches a typed key and later its XML', async () => {
    const note = noteFor(await order())
    const typed = { ...typedNoteFor(note.order_id), access_key: note.access_key }
    expect(await attach([typed])).toEqual([['attached', null]])
    expect(await storedOf(note.access_key)).toMatchObject([{ status: 'informada', source: 'manual', kept: null }])
    expect(await attach([note])).toEqual([['completed', null]])
    expect(await attach([typed])).toEqual([['already', null]])
    expect(await storedOf(note.access_key)).toMatchObject([
      { status: 'autorizada', source: 'xml', kept: true, version: 2 },
    ])
  })

  test('attaches valid invoices in one transaction and names the others', async () => {
    const [one, two] = [await order(), await order()]
    const [good, low] = [noteFor(one), noteFor(two, { total: 99.99 })]
    expect(await attach([low, good, noteFor(one)])).toEqual([
      ['total-below', null],
      ['attached', null],
      ['order-has-note', good.access_key.slice(25, 34).replace(/^0+/, '')],
    ])
    expect(await storedOf(low.access_key)).toEqual([])
  })

  test.each(REFUSED_NOTES)('refuses %s as %s and stores nothing', async (_, code, change) => {
    const note = noteFor(await order(), change)
    const sent =
      change.access_key === undefined || code !== 'month-differs' ? note : { ...note, xml: xmlOf(note.access_key) }
    const before = await contents()
    expect(await attach([sent])).toEqual([[code, null]])
    expect(await contents()).toEqual(before)
  })

  test.each([
    ['tests', '<tpAmb>1</tpAmb></infNFe>', '<tpAmb>2</tpAmb></infNFe>'],
    ['a denied one', '<cStat>100<', '<cStat>302<'],
    ['an entity', '<nfeProc>', '<!ENTITY a "b"><nfeProc>'],
    ['too much', '<nfeProc>', `<nfeProc>${'x'.repeat(512_000)}`],
  ])('refuses an XML of %s', async (_, text, other) => {
    const note = noteFor(await order())
    const before = await contents()
    expect(await attach([{ ...note, xml: note.xml?.replace(text, other) ?? null }])).toEqual([['xml', null]])
    expect(await contents()).toEqual(before)
  })

  test('refuses a key of another order and accepts a cancelled one', async () => {
    const note = noteFor(await order())
    await attach([note])
    const [{ id, order_number } = { id: '', order_number: '' }] = await shop.sql<{
      id: string
      order_number: string
    }>('select id, order_number from public.invoices where access_key = $1', [note.access_key])
    expect(await attach([{ ...note, order_id: await order() }])).toEqual([['key-taken', order_number]])
    await shop.admin.rpc('set_invoice_cancelled', { invoice_id: id, version: 1, cancelled: true })
    expect(await attach([note])).toEqual([['key-cancelled', null]])
  })

  test.each([
    ['no list', { a: 1 }],
    ['more than a hundred', Array.from({ length: 101 }, () => ({}))],
    ['an order that is no id', [{ order_id: 'x' }]],
    ['a total that is none', [{ ...typedNoteFor('00000000-0000-4000-8000-000000000000'), total: 'x' }]],
  ])('refuses malformed %s', async (_, notes) => {
    const sent =
      Array.isArray(notes) && 'total' in (notes[0] ?? {}) ? [{ ...notes[0], order_id: await order() }] : notes
    const { error } = await shop.admin.rpc('attach_invoices', { notes: sent })
    expect(error?.code).toBe('22023')
  })

  test('accepts one of eight concurrent invoices of an order', async () => {
    for (let round = 0; round < 5; round += 1) {
      const target = await order()
      const notes = Array.from({ length: 8 }, () => noteFor(target))
      const answers = await Promise.all(notes.map((note) => shop.admin.rpc('attach_invoices', { notes: [note] })))
      const outcomes = answers.map(({ data, error }) => error?.code ?? (data as { outcome: string }[])[0]?.outcome)
      expect(outcomes.sort()).toEqual(['attached', ...Array(7).fill('order-has-note')])
    }
  })

  test('does not deadlock on the same invoices in another order', async () => {
    const notes = [noteFor(await order()), noteFor(await order())]
    const others = [
      { ...notes[1], order_id: await order() },
      { ...notes[0], order_id: await order() },
    ]
    const tabs = [await signedIn(shop.backend, 'admin'), await signedIn(shop.backend, 'admin')]
    const answers = await Promise.all(tabs.map((tab, at) => tab.rpc('attach_invoices', { notes: at ? others : notes })))
    const outcomes = answers.flatMap(({ data }) => (data as { outcome: string }[]).map(({ outcome }) => outcome))
    expect(outcomes.sort()).toEqual(['attached', 'attached', 'key-taken', 'key-taken'])
  })
})

describe('[NFE-01] an invoice', () => {
  const one = async (change: object = {}) => {
    const note = noteFor(await order(change))
    await attach([note])
    const id = await shop.value<string>('select id from public.invoices where access_key = $1', [note.access_key])
    return { note, id }
  }
  const cancel = async (id: string, version: number, cancelled = true) =>
    (await shop.admin.rpc('set_invoice_cancelled', { invoice_id: id, version, cancelled })).data
  const remove = async (id: string, version: number) =>
    (await shop.admin.rpc('remove_invoice', { invoice_id: id, version })).data

  test('outlives its order with the order number', async () => {
    const { note, id } = await one()
    const [{ order_number } = { order_number: '' }] = await shop.sql<{ order_number: string }>(
      'select order_number from public.orders where id = $1',
      [note.order_id],
    )
    const deleted = await shop.admin.rpc('delete_order', { order_id: note.order_id })
    expect(deleted.data).toMatchObject([{ order_number, items: 0, shipments: 0, events: 0 }])
    expect(await shop.sql('select order_id, order_number, version from public.invoices where id = $1', [id])).toEqual([
      { order_id: null, order_number, version: 1 },
    ])
  })

  test('that is cancelled makes room for another', async () => {
    const { note, id } = await one()
    expect(await cancel(id, 9)).toBe('changed')
    expect(await cancel(id, 1)).toBe('done')
    expect(await cancel(id, 2, false)).toBe('done')
    expect(await cancel(id, 3)).toBe('done')
    expect(await attach([noteFor(note.order_id)])).toEqual([['attached', null]])
    expect(await cancel(id, 4, false)).toBe('order-has-note')
    expect(await cancel('00000000-0000-4000-8000-000000000000', 1)).toBe('gone')
    expect(await storedOf(note.access_key)).toMatchObject([{ status: 'cancelada', version: 4 }])
  })

  test('is removed with its XML unless it changed', async () => {
    const { id } = await one()
    await cancel(id, 1)
    expect(await remove(id, 1)).toBe('changed')
    expect(await remove(id, 2)).toBe('done')
    expect(await remove(id, 2)).toBe('gone')
    expect(await shop.sql('select 1 from public.invoice_files where invoice_id = $1', [id])).toEqual([])
  })
})
