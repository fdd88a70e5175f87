import type { Drawing, Size } from './picture-frame'

const MAX_FILE_BYTES = 50 * 1024 * 1024
const PREVIEW_PX = 800
const JPEG = 'image/jpeg'

export type FileProblem = 'unreadable' | 'too-large'

export interface OpenedPicture {
  size: Size
  /** A `data:` address. */
  preview: string
}

let turns: Promise<unknown> = Promise.resolve()

/** One at a time: a decoded photo takes 50 MB, and phones end pages that take more than a few. */
function withBitmap<T>(file: Blob, use: (bitmap: ImageBitmap) => T | Promise<T>): Promise<T> {
  const turn = turns.then(async () => {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    try {
      return await use(bitmap)
    } finally {
      bitmap.close()
    }
  })
  turns = turn.catch(() => undefined)
  return turn
}

export async function openPicture(file: Blob): Promise<OpenedPicture | FileProblem> {
  if (file.size > MAX_FILE_BYTES) return 'too-large'
  try {
    return await withBitmap(file, (bitmap) => {
      const { width, height } = bitmap
      const scale = Math.min(1, PREVIEW_PX / Math.max(width, height))
      const canvas = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) }
      const all = { source: { x: 0, y: 0, width, height }, target: { x: 0, y: 0, ...canvas } }
      return { size: { width, height }, preview: drawn(bitmap, { canvas, ...all }).toDataURL(JPEG, 0.8) }
    })
  } catch {
    return 'unreadable'
  }
}

/** Encoded again, so that no metadata is left. */
export function renderPicture(file: Blob, drawing: Drawing): Promise<Blob> {
  return withBitmap(file, async (bitmap) => {
    const canvas = drawn(bitmap, drawing)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, JPEG, 0.85))
    // Frees the memory of the pixels at once.
    canvas.width = 0
    if (!blob) throw new Error('the picture could not be encoded')
    return blob
  })
}

function drawn(bitmap: ImageBitmap, { canvas: size, source, target }: Omit<Drawing, 'isEnlarged'>): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), size)
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) throw new Error('the browser gives no canvas')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, size.width, size.height)
  context.imageSmoothingQuality = 'high'
  const { x, y, width, height } = target
  context.drawImage(bitmap, source.x, source.y, source.width, source.height, x, y, width, height)
  return canvas
}
