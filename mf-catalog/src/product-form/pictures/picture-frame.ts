export type FrameKind = 'square' | 'free' | 'whole' | 'as-is'

/** In percent of the picture. */
export interface Area {
  x: number
  y: number
  width: number
  height: number
}

export interface Frame {
  kind: FrameKind
  /** Only `square` and `free` have it. */
  area: Area
}

export interface Size {
  width: number
  height: number
}

export interface Drawing {
  canvas: Size
  source: Area
  target: Area
  isEnlarged: boolean
}

/** The longer side. */
const LARGEST_PX = 1600
/** Meta refuses smaller pictures. */
const SMALLEST_PX = 500
const EVERYTHING: Area = { x: 0, y: 0, width: 100, height: 100 }

export function centredSquare({ width, height }: Size): Area {
  const side = Math.min(width, height)
  const area = { width: (side / width) * 100, height: (side / height) * 100 }
  return { ...area, x: (100 - area.width) / 2, y: (100 - area.height) / 2 }
}

export function drawingOf(size: Size, { kind, area }: Frame): Drawing {
  const source = partOf(size, kind === 'square' || kind === 'free' ? area : EVERYTHING)
  const [shorter, longer] = [Math.min(source.width, source.height), Math.max(source.width, source.height)]
  const scale = Math.min(LARGEST_PX / longer, Math.max(1, SMALLEST_PX / shorter))
  const width = Math.round(source.width * scale)
  const height = Math.round(source.height * scale)
  const least = kind === 'whole' ? Math.max(width, height, SMALLEST_PX) : SMALLEST_PX
  const canvas = { width: Math.max(width, least), height: Math.max(height, least) }
  const target = {
    x: Math.round((canvas.width - width) / 2),
    y: Math.round((canvas.height - height) / 2),
    width,
    height,
  }
  return { canvas, source, target, isEnlarged: scale > 1 }
}

function partOf({ width, height }: Size, area: Area): Area {
  return {
    x: Math.round((area.x / 100) * width),
    y: Math.round((area.y / 100) * height),
    width: Math.max(1, Math.round((area.width / 100) * width)),
    height: Math.max(1, Math.round((area.height / 100) * height)),
  }
}
