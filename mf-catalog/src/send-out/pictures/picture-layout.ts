export interface Size {
  width: number
  height: number
}

export interface Box extends Size {
  x: number
  y: number
}

/** Pixels of a post and a story. */
export const PICTURE_SIZES = {
  feed: { width: 1080, height: 1350 },
  story: { width: 1080, height: 1920 },
} as const satisfies Record<string, Size>
export type PictureFormat = keyof typeof PICTURE_SIZES

export const PER_PICTURE = [1, 4, 6, 9] as const
export type PerPicture = (typeof PER_PICTURE)[number]

const MARGIN = 56
const GAP = 24
const HEADER = 120
const FOOTER = 64
/** Apps cover the top and the bottom of a story. */
const INSETS: Record<PictureFormat, { top: number; bottom: number }> = {
  feed: { top: 44, bottom: 36 },
  story: { top: 170, bottom: 230 },
}
/** Height by width. */
const TALLEST_CARD = 1.6

/** @param count 1 to 9 */
export function pictureLayout(format: PictureFormat, count: number) {
  const size = PICTURE_SIZES[format]
  const { top, bottom } = INSETS[format]
  const width = size.width - 2 * MARGIN
  const area = { y: top + HEADER, height: size.height - top - bottom - HEADER - FOOTER }
  const columns = columnsOf(format, count)
  const rows = Math.ceil(count / columns)
  const card = {
    width: Math.floor((width - GAP * (columns - 1)) / columns),
    height: Math.floor((area.height - GAP * (rows - 1)) / rows),
  }
  card.height = Math.min(card.height, Math.floor(card.width * TALLEST_CARD))
  const firstY = area.y + Math.floor((area.height - spanOf(rows, card.height)) / 2)
  const cards = Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns)
    const inRow = Math.min(columns, count - row * columns)
    const firstX = Math.floor((size.width - spanOf(inRow, card.width)) / 2)
    return { x: firstX + (index % columns) * (card.width + GAP), y: firstY + row * (card.height + GAP), ...card }
  })
  return {
    size,
    header: { x: MARGIN, y: top, width, height: HEADER },
    cards,
    footer: { x: MARGIN, y: size.height - bottom - FOOTER, width, height: FOOTER },
  }
}

function columnsOf(format: PictureFormat, count: number): number {
  if (count === 1) return 1
  if (count <= 4) return 2
  return format === 'story' && count <= 6 ? 2 : 3
}

function spanOf(count: number, length: number): number {
  return count * length + (count - 1) * GAP
}

export function containedIn(box: Box, { width, height }: Size): Box {
  const scale = Math.min(box.width / width, box.height / height)
  const fitted = { width: width * scale, height: height * scale }
  return { x: box.x + (box.width - fitted.width) / 2, y: box.y + (box.height - fitted.height) / 2, ...fitted }
}
