import type { Locator } from 'vitest/browser'

type Colour = readonly [red: number, green: number, blue: number]

export function solid(colour: Colour): string {
  const canvas = Object.assign(document.createElement('canvas'), { width: 50, height: 50 })
  const context = canvas.getContext('2d') as CanvasRenderingContext2D
  context.fillStyle = `rgb(${colour.join(' ')})`
  context.fillRect(0, 0, 50, 50)
  return canvas.toDataURL()
}

export function pixel(canvas: Locator, x: number, y: number): Colour {
  const context = (canvas.element() as HTMLCanvasElement).getContext('2d') as CanvasRenderingContext2D
  const [red = 0, green = 0, blue = 0] = context.getImageData(x, y, 1, 1).data
  return [red, green, blue]
}

const DIRECTORY_END = 0x06054b50

export async function entriesOf(archive: Blob): Promise<{ name: string; content: Blob }[]> {
  const view = new DataView(await archive.arrayBuffer())
  const end = view.byteLength - 22
  if (view.getUint32(end, true) !== DIRECTORY_END) throw new Error('no zip')
  let at = view.getUint32(end + 16, true)
  return Array.from({ length: view.getUint16(end + 10, true) }, () => {
    const size = view.getUint32(at + 20, true)
    const nameLength = view.getUint16(at + 28, true)
    const header = view.getUint32(at + 42, true)
    const name = new TextDecoder().decode(new Uint8Array(view.buffer, at + 46, nameLength))
    const start = header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true)
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    return { name, content: archive.slice(start, start + size) }
  })
}
