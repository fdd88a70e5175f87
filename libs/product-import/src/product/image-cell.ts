import { isImageAddress, isSecureImageAddress, PRODUCT_IMAGES_LIMIT } from '@loja/domain/products'
import type { ImportPlan, RecordCells } from '../analysis/record-cells'
import type { Warn } from '../model/import-outcome'
import { trimSigns } from './text'

/** A single space or comma may belong to an address. */
const BETWEEN = /(?<![\s,;|])[\s,;|]+(?=(?:https?:)?\/\/|www\.|data:|javascript:|\/[^\s/])|\n/i
const SINGLE = /^https:\/\/[^\s"<>,;|\\]+$/
const UNSAFE = /[\s"<>,\\]/g

interface ImageCell {
  images: string[]
  leftOut: string[]
  changed: string[]
  beyondLimit: number
}

/** Invalid addresses are dropped. In our own export the main picture may be missing among the pictures. */
export function imagesOf(
  cells: RecordCells,
  plan: ImportPlan,
  warn: Warn,
): { mainImage: string | null; images: string[] } {
  if (plan.isOwnExport) {
    const images = cells.text('moreImages').split('\n')
    return { mainImage: cells.text('image') || null, images: images.filter((address) => address !== '') }
  }
  const main = cells.texts('image')
  const more = cells.texts('moreImages')
  const written = more.length === 0 ? main : main.concat(more)
  const [only] = written
  if (only === undefined) return { mainImage: null, images: [] }
  if (written.length === 1 && SINGLE.test(only) && isImageAddress(only)) return { mainImage: only, images: [only] }
  const { images, leftOut, changed, beyondLimit } = readImages(written)
  for (const text of leftOut) warn('image-left-out', text.slice(0, 100))
  for (const address of changed) warn('image-changed', address)
  for (const address of images) if (!isSecureImageAddress(address)) warn('image-not-secure', address)
  if (beyondLimit > 0) warn('too-many-images', String(beyondLimit))
  return { mainImage: images[0] ?? null, images }
}

export function hasImage(cells: string[]): boolean {
  return readImages(cells).images.length > 0
}

function readImages(cells: string[]): ImageCell {
  const result: ImageCell = { images: [], leftOut: [], changed: [], beyondLimit: 0 }
  const found = new Set<string>()
  for (const cell of cells) {
    for (const text of cell.trim().split(BETWEEN)) {
      const written = trimSigns(text, ',;| \t')
      if (written === '') continue
      const address = toAddress(written)
      if (address === null) result.leftOut.push(written)
      else {
        found.add(address)
        if (address !== written) result.changed.push(address)
      }
    }
  }
  result.images = [...found].slice(0, PRODUCT_IMAGES_LIMIT)
  result.beyondLimit = found.size - result.images.length
  return result
}

function toAddress(written: string): string | null {
  const whole = /^www\.|^\/\/[^/]+\./i.test(written) ? `https://${written.replace(/^\/\//, '')}` : written
  const address = whole.replaceAll(UNSAFE, encodeURIComponent)
  // A path of another shop cannot be shown.
  return isImageAddress(address) && !address.startsWith('/') ? address : null
}
