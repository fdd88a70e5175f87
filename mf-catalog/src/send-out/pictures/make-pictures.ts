import type { ProductToSend } from '@loja/data/products'
import { foldText } from '@loja/domain/list'
import { type WorkRun, yieldToPage } from '@loja/ui/parts'
import type { SendFacts } from '../send-facts'
import { drawPicture, loadPictureFonts, type PictureLook } from './draw-picture'
import { loadPhoto } from './load-photo'
import type { PerPicture } from './picture-layout'

export interface PictureRequest {
  products: readonly ProductToSend[]
  look: PictureLook
  perPicture: PerPicture
  facts: SendFacts
}

export interface PictureProgress {
  /** Products. */
  done: number
  total: number
  waiting: false
}

export interface MadePictures {
  request: PictureRequest
  files: File[]
  withoutPhoto: ProductToSend[]
}

const JPEG = { type: 'image/jpeg' }

/** Products of each picture, as even as possible: ten by four are 4, 3 and 3. */
export function pictureGroups<Product>(products: readonly Product[], perPicture: number): Product[][] {
  const count = Math.ceil(products.length / perPicture)
  const fewest = Math.floor(products.length / count)
  const larger = products.length % count
  return Array.from({ length: count }, (_, index) => {
    const start = index * fewest + Math.min(index, larger)
    return products.slice(start, start + fewest + (index < larger ? 1 : 0))
  })
}

/** One picture after the other, so that the page stays responsive. */
export async function makePictures({
  request,
  signal,
  onProgress,
}: WorkRun<PictureRequest, PictureProgress>): Promise<MadePictures | null> {
  const { products, look, perPicture, facts } = request
  const groups = pictureGroups(products, perPicture)
  const files: File[] = []
  const withoutPhoto: ProductToSend[] = []
  const canvas = document.createElement('canvas')
  await loadPictureFonts()
  let done = 0
  for (const group of groups) {
    onProgress({ done, total: products.length, waiting: false })
    const drawn = await withPhotos(group, signal)
    if (signal.aborted) return null
    drawPicture(canvas, drawn, look, facts)
    const blob = await encoded(canvas, JPEG.type)
    files.push(new File([blob], fileName(group, files.length + 1), JPEG))
    withoutPhoto.push(...drawn.filter(({ photo }) => !photo).map(({ product }) => product))
    done += group.length
    await yieldToPage()
  }
  // Frees the memory of the pixels at once.
  canvas.width = 0
  return signal.aborted ? null : { request, files, withoutPhoto }
}

export function withPhotos(products: readonly ProductToSend[], signal: AbortSignal) {
  return Promise.all(products.map(async (product) => ({ product, photo: await loadPhoto(product.mainImage, signal) })))
}

export async function encoded(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9))
  if (!blob) throw new Error('the picture could not be encoded')
  return blob
}

function fileName([first, ...others]: readonly ProductToSend[], number: number): string {
  const name = first && others.length === 0 ? first.name : 'produtos'
  const plain = foldText(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 50)
    .replaceAll(/^-|-$/g, '')
  return `${String(number).padStart(2, '0')}-${plain || 'produto'}.jpg`
}
