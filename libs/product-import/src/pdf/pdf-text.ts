/// <reference path="./pdf-worker.d.ts" />
import { plainLetters } from '@loja/domain/format'
import { ImportReadError } from '../model/import-error'
import { MOST_PAGES, pdfError } from './pdf-error'

export interface PageItem {
  x: number
  y: number
  width: number
  height: number
  text: string
  font: string
}

export interface ReadPdfOptions {
  signal?: AbortSignal
  onProgress?: (pages: number, total: number) => void
  onEmptyPages?: (pages: number[]) => void
}

const MOST_CHARACTERS = 2_000_000
const MOST_ITEMS = 500_000
const MOST_SECONDS = 60

/** Nothing is drawn or run, and no address is opened. @throws ImportReadError */
export async function pageTexts(bytes: Uint8Array, { signal, onProgress }: ReadPdfOptions): Promise<PageItem[][]> {
  const { getDocument } = await loadPdfjs()
  const task = getDocument({
    data: bytes,
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    useWasm: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    enableXfa: false,
    verbosity: 0,
  })
  const end = performance.now() + MOST_SECONDS * 1000
  const counts: TextCounts = { characters: 0, items: 0 }
  try {
    const file = await task.promise
    if (file.numPages > MOST_PAGES) throw pdfError('pdf-too-large')
    const pages: PageItem[][] = []
    for (let number = 1; number <= file.numPages; number += 1) {
      signal?.throwIfAborted()
      if (performance.now() > end) throw pdfError('pdf-too-large')
      const page = await file.getPage(number)
      pages.push(await itemsOf(page, counts))
      page.cleanup()
      onProgress?.(number, file.numPages)
    }
    return pages
  } catch (error) {
    signal?.throwIfAborted()
    if (error instanceof ImportReadError) throw error
    throw pdfError(error instanceof Error && error.name === 'PasswordException' ? 'pdf-encrypted' : 'pdf-damaged')
  } finally {
    await task.destroy()
  }
}

type Pdfjs = typeof import('pdfjs-dist/legacy/build/pdf.mjs')
type Page = Awaited<ReturnType<Awaited<ReturnType<Pdfjs['getDocument']>['promise']>['getPage']>>

let loaded: Promise<Pdfjs> | undefined

function loadPdfjs(): Promise<Pdfjs> {
  loaded ??= (async () => {
    // Node has none, and text needs none: only the drawing code, which is loaded too.
    if (!('DOMMatrix' in globalThis)) Object.assign(globalThis, { DOMMatrix: class {} })
    // This code already runs in a worker: pdf.js starts none if it finds its own part here.
    Object.assign(globalThis, { pdfjsWorker: await import('pdfjs-dist/legacy/build/pdf.worker.mjs') })
    return import('pdfjs-dist/legacy/build/pdf.mjs')
  })()
  return loaded
}

export interface TextCounts {
  characters: number
  items: number
}

async function itemsOf(page: Page, counts: TextCounts): Promise<PageItem[]> {
  const { transform } = page.getViewport({ scale: 1 })
  const items: PageItem[] = []
  const reader = (page.streamTextContent({ disableNormalization: true }) as ReadableStream<TextChunk>).getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    for (const item of value.items) {
      if (item.str === undefined || item.transform === undefined) continue
      // The rest of the page is read and dropped: pdf.js fails outside of any promise when a stream is cancelled.
      if (!count(counts, item.str)) continue
      const placed = placedItem(item as Required<TextItem>, transform)
      if (placed) items.push(placed)
    }
  }
  if (!count(counts, '')) throw pdfError('pdf-too-large')
  return items
}

export function count(counts: TextCounts, text: string): boolean {
  counts.items += 1
  counts.characters += text.length
  return counts.items <= MOST_ITEMS && counts.characters <= MOST_CHARACTERS
}

interface TextItem {
  str?: string
  transform?: number[]
  width?: number
  fontName?: string
}

interface TextChunk {
  items: TextItem[]
}

function placedItem({ str, transform, width, fontName }: Required<TextItem>, view: number[]): PageItem | null {
  if (str.trim() === '') return null
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = view
  const [p = 0, q = 0, r = 0, s = 0, t = 0, u = 0] = transform
  const [along, across] = [a * p + c * q, b * p + d * q]
  const height = Math.hypot(a * r + c * s, b * r + d * s)
  if (!(height > 0) || along <= 0 || Math.abs(across) > along / 10) return null
  return {
    x: a * t + c * u + e,
    y: b * t + d * u + f,
    width,
    height,
    text: plainLetters(str),
    font: fontName,
  }
}
