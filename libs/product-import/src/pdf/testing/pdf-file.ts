export interface PdfText {
  x: number
  y: number
  text: string
  size?: number
  isBold?: boolean
}

export interface PdfObject {
  dictionary: string
  stream?: Uint8Array
}

interface PdfOptions {
  /** Further objects, from number 5 + 2 × pages on. */
  objects?: PdfObject[]
  replace?: Record<number, PdfObject>
  catalog?: string
  trailer?: string
  startxref?: number
  isDeflated?: boolean
}

const WIDTH = 595
const HEIGHT = 842
const PAGES = 2
const FONT = 3
const BOLD = 4
const FIRST_PAGE = 5

export async function pdfFile(pages: PdfText[][], options: PdfOptions = {}): Promise<Uint8Array> {
  const kids = pages.map((_, index) => `${FIRST_PAGE + 2 * index} 0 R`).join(' ')
  const objects: PdfObject[] = [
    { dictionary: `<< /Type /Catalog /Pages ${PAGES} 0 R ${options.catalog ?? ''} >>` },
    { dictionary: `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>` },
    { dictionary: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>' },
    { dictionary: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>' },
  ]
  for (const [index, texts] of pages.entries()) {
    const content = latin(texts.map(shownText).join('\n'))
    objects.push(pageObject(FIRST_PAGE + 2 * index + 1))
    objects.push(
      options.isDeflated
        ? { dictionary: '<< /Filter /FlateDecode >>', stream: await deflated(content) }
        : { dictionary: '<< >>', stream: content },
    )
  }
  objects.push(...(options.objects ?? []))
  const replaced = objects.map((object, index) => options.replace?.[index + 1] ?? object)
  return written(replaced, options)
}

export function pageObject(content: number, more = ''): PdfObject {
  const resources = `/Resources << /Font << /F1 ${FONT} 0 R /F2 ${BOLD} 0 R >> ${more} >>`
  return {
    dictionary: `<< /Type /Page /Parent ${PAGES} 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] ${resources} /Contents ${content} 0 R >>`,
  }
}

export const latin = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))

export async function deflated(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([bytes.slice()]).stream().pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

function shownText({ x, y, text, size = 10, isBold = false }: PdfText): string {
  const escaped = text.replaceAll(/[\\()]/g, '\\$&')
  return `BT /${isBold ? 'F2' : 'F1'} ${size} Tf ${x.toFixed(2)} ${y.toFixed(2)} Td (${escaped}) Tj ET`
}

function written(objects: PdfObject[], { trailer = '', startxref }: PdfOptions): Uint8Array {
  const parts: Uint8Array[] = [latin('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n')]
  const offsets: number[] = []
  let size = parts[0]?.length ?? 0
  const add = (part: Uint8Array) => {
    parts.push(part)
    size += part.length
  }
  for (const [index, { dictionary, stream }] of objects.entries()) {
    offsets.push(size)
    const length = stream ? ` /Length ${stream.length} >>` : null
    add(latin(`${index + 1} 0 obj\n${length ? dictionary.replace(/>>$/, length) : dictionary}\n`))
    if (stream) {
      add(latin('stream\n'))
      add(stream)
      add(latin('\nendstream\n'))
    }
    add(latin('endobj\n'))
  }
  const place = size
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  add(latin(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`))
  add(
    latin(
      `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${startxref ?? place}\n%%EOF\n`,
    ),
  )
  const file = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    file.set(part, at)
    at += part.length
  }
  return file
}
