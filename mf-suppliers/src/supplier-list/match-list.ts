import { listMissingProducts, matchSupplierLines } from '@loja/data/suppliers'
import type { SupplierLine } from '@loja/product-import/supplier-lines'
import { codeOf } from './review'

interface Options {
  supplierId: string
  lines: readonly SupplierLine[]
  signal: AbortSignal
  onProgress: (done: number) => void
}

export async function matchList({ supplierId, lines, signal, onProgress }: Options) {
  onProgress(0)
  const asked = lines.map((line) => ({ line: line.line, text: line.text, code: codeOf(line), gtin: line.gtin }))
  const matches = await matchSupplierLines(supplierId, asked, { onProgress, signal })
  const found = new Set(matches.flatMap(({ product }) => (product ? [product.id] : [])))
  return {
    /** By line. */
    matches: new Map(matches.map((match) => [match.line, match])),
    missing: await listMissingProducts(supplierId, [...found], signal),
  }
}
