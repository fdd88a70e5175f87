interface Sample {
  width: number
  height: number
  /** EXIF: 6 is turned by 90° to the right. */
  orientation?: number
}

export const SECRET_PLACE = 'GPS 23.5505 S 46.6333 W'

export async function photo(name: string, { width, height, orientation = 1 }: Sample): Promise<File> {
  const jpeg = new Uint8Array(await (await drawnHalves({ width, height }, 'image/jpeg')).arrayBuffer())
  const content = [jpeg.slice(0, 2), exif(orientation), jpeg.slice(2)]
  return new File(content as BlobPart[], name, { type: 'image/jpeg' })
}

export async function drawnHalves({ width, height }: Sample, type: string): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = '#f00'
  context.fillRect(0, 0, width / 2, height)
  context.fillStyle = type === 'image/png' ? 'transparent' : '#00f'
  context.fillRect(width / 2, 0, width / 2, height)
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob as Blob), type))
}

function exif(orientation: number): Uint8Array {
  const text = new TextEncoder().encode(`${SECRET_PLACE}\0`)
  const segment = new DataView(new ArrayBuffer(4 + 6 + 8 + 2 + 2 * 12 + 4 + text.length))
  segment.setUint16(0, 0xffe1)
  segment.setUint16(2, segment.byteLength - 2)
  new Uint8Array(segment.buffer).set(new TextEncoder().encode('Exif\0\0MM\0*\0\0\0\b'), 4)
  segment.setUint16(18, 2)
  const entry = (at: number, [tag, type, count]: [number, number, number]) => {
    segment.setUint16(at, tag)
    segment.setUint16(at + 2, type)
    segment.setUint32(at + 4, count)
  }
  entry(20, [0x010e, 2, text.length])
  segment.setUint32(28, 38)
  entry(32, [0x0112, 3, 1])
  segment.setUint16(40, orientation)
  new Uint8Array(segment.buffer).set(text, 48)
  return new Uint8Array(segment.buffer)
}

export async function colourAt(picture: Blob, [x, y]: [number, number]): Promise<'red' | 'blue' | 'white' | 'other'> {
  const bitmap = await createImageBitmap(picture, { imageOrientation: 'none' })
  const canvas = Object.assign(document.createElement('canvas'), { width: bitmap.width, height: bitmap.height })
  const context = canvas.getContext('2d')
  context?.drawImage(bitmap, 0, 0)
  const [red = 0, green = 0, blue = 0] = context?.getImageData(x * bitmap.width, y * bitmap.height, 1, 1).data ?? []
  if (red > 230 && green > 230 && blue > 230) return 'white'
  if (red > 200 && blue < 60) return 'red'
  return blue > 200 && red < 60 ? 'blue' : 'other'
}
