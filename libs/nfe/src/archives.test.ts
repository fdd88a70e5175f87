import { BlobWriter, TextReader, Uint8ArrayReader, ZipWriter } from '@zip.js/zip.js'
import { describe, expect, test } from 'vitest'
import { openInvoiceFiles } from './open-files'
import { buildInvoiceXml } from './testing/build-invoice-xml'

const xml = buildInvoiceXml()
const signal = new AbortController().signal

interface Entry {
  name: string
  content?: string | Uint8Array
}

async function archive(entries: Entry[], options: { password?: string } = {}): Promise<Uint8Array> {
  const writer = new ZipWriter(new BlobWriter(), { useWebWorkers: false, ...options })
  for (const { name, content = xml } of entries)
    await writer.add(name, typeof content === 'string' ? new TextReader(content) : new Uint8ArrayReader(content))
  return new Uint8Array(await (await writer.close()).arrayBuffer())
}
const open = async (bytes: Uint8Array, name = 'notas.zip') =>
  (await openInvoiceFiles([new File([bytes as Uint8Array<ArrayBuffer>], name)], signal)).map((file) => [
    file.name,
    'bytes' in file ? new TextDecoder().decode(file.bytes) === xml : file.problem,
  ])

describe('[NFE-02] archives', () => {
  test('have one file per entry, without files of the operating system', async () => {
    const bytes = await archive([
      { name: 'agosto/1.xml' },
      { name: 'agosto/' },
      { name: '__MACOSX/agosto/._1.xml' },
      { name: '.DS_Store' },
      { name: '../../2.xml' },
    ])
    expect(await open(bytes)).toEqual([
      ['notas.zip / agosto/1.xml', true],
      ['notas.zip / ../../2.xml', true],
    ])
  })

  test('are recognised by content, not by name', async () => {
    expect(await open(await archive([{ name: '1.xml' }]), 'notas.xml')).toEqual([['notas.xml / 1.xml', true]])
    expect(await open(new TextEncoder().encode(xml), 'nota.zip')).toEqual([['nota.zip', true]])
  })

  test('limit an entry to the size of a note and read the others', async () => {
    const bytes = await archive([{ name: 'bomba.xml', content: new Uint8Array(60_000_000) }, { name: '1.xml' }])
    expect(bytes.length).toBeLessThan(200_000)
    expect(await open(bytes)).toEqual([
      ['notas.zip / bomba.xml', 'too-large'],
      ['notas.zip / 1.xml', true],
    ])
  })

  test('are refused when encrypted, cut off, damaged or empty', async () => {
    expect(await open(await archive([{ name: '1.xml' }], { password: 'x' }))).toEqual([
      ['notas.zip', 'archive-encrypted'],
    ])
    const whole = await archive([{ name: '1.xml' }])
    expect(await open(whole.slice(0, -30))).toEqual([['notas.zip', 'archive-damaged']])
    const damaged = whole.map((byte, at) => (at === 200 ? byte ^ 0xff : byte))
    expect(await open(damaged)).toEqual([['notas.zip', 'archive-damaged']])
    expect(await open(await archive([]))).toEqual([['notas.zip', 'empty']])
  })

  test('stop when the signal aborts', async () => {
    const stopped = AbortSignal.abort(new Error('closed'))
    await expect(openInvoiceFiles([new File([xml], 'a.xml')], stopped)).rejects.toThrow('closed')
  })
})
