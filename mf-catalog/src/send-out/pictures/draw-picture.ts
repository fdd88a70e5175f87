import type { ProductToSend } from '@loja/data/products'
import { formatBrl, formatDate } from '@loja/domain/format'
import { pixPrice } from '@loja/domain/messages'
import { messages } from '../messages'
import type { SendFacts } from '../send-facts'
import { type Box, containedIn, type PictureFormat, pictureLayout } from './picture-layout'
import { PICTURE_PALETTES, type PicturePalette, type PictureStyle } from './picture-styles'
import { wrapLines } from './wrap-lines'

const FONT = "'Inter Variable', system-ui, sans-serif"

export interface PictureLook {
  format: PictureFormat
  style: PictureStyle
}

export interface DrawnProduct {
  product: ProductToSend
  photo: HTMLImageElement | null
}

interface Pen {
  context: CanvasRenderingContext2D
  palette: PicturePalette
  facts: SendFacts
}

const fontOf = (weight: number, size: number) => `${weight} ${size}px ${FONT}`

/** Waits for the font of the pages: a canvas does not draw again when it arrives. */
export async function loadPictureFonts(): Promise<void> {
  await Promise.all([500, 700].map((weight) => document.fonts.load(fontOf(weight, 40), 'Aã0')))
}

/** @param drawn 1 to 9 products */
export function drawPicture(
  canvas: HTMLCanvasElement,
  drawn: readonly DrawnProduct[],
  { format, style }: PictureLook,
  facts: SendFacts,
): void {
  const { size, header, cards, footer } = pictureLayout(format, drawn.length)
  Object.assign(canvas, size)
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) throw new Error('the browser gives no canvas')
  const palette = PICTURE_PALETTES[style]
  const pen = { context, palette, facts }
  context.fillStyle = palette.background
  context.fillRect(0, 0, size.width, size.height)
  context.imageSmoothingQuality = 'high'
  context.textAlign = 'center'
  drawHeader(pen, header)
  const sizes = cardSizes(pen, drawn, cards[0] as Box)
  for (const [index, card] of cards.entries()) drawCard(pen, drawn[index] as DrawnProduct, card, sizes)
  context.font = fontOf(500, 26)
  context.fillStyle = palette.quiet
  context.fillText(messages.pricesOf(formatDate(facts.now)), footer.x + footer.width / 2, footer.y + 46)
}

function drawHeader({ context, palette, facts }: Pen, { x, y, width }: Box): void {
  const middle = x + width / 2
  context.fillStyle = palette.text
  fillFitted(context, facts.storeName, { x: middle, y: y + 58, width, weight: 700, size: 52 })
  context.fillStyle = palette.accent
  context.fillRect(middle - 36, y + 82, 72, 5)
}

interface CardSizes {
  padding: number
  name: number
  price: number
  small: number
  nameLines: number
  hasOldPrice: boolean
}

const LINE = 1.22
/** Height by width, below which the photo would be too small. */
const LOW_CARD = 1.2
/** `100 ML` stays in a line. */
const BEFORE_UNIT = /(\d)\s+(?=(?:ml|l|g|kg)\b)/gi

function cardSizes({ context }: Pen, drawn: readonly DrawnProduct[], { width, height }: Box): CardSizes {
  const padding = Math.round(12 + width * 0.022)
  const name = Math.round(16 + width * 0.032)
  context.font = fontOf(500, name)
  const most = height < LOW_CARD * width ? 2 : 3
  const linesOf = ({ product }: DrawnProduct) => nameLines(context, product.name, width - 2 * padding, most).length
  return {
    padding,
    name,
    price: Math.round(22 + width * 0.058),
    small: Math.round(14 + width * 0.022),
    nameLines: Math.max(...drawn.map(linesOf)),
    hasOldPrice: drawn.some(({ product }) => product.salePrice !== null),
  }
}

function nameLines(context: CanvasRenderingContext2D, name: string, width: number, most: number): string[] {
  const measure = (text: string) => context.measureText(text).width
  return wrapLines(name.replaceAll(BEFORE_UNIT, '$1\u00a0'), { width, most, measure })
}

/** Placed from the bottom; the photo has the rest. */
function drawCard(pen: Pen, { product, photo }: DrawnProduct, card: Box, sizes: CardSizes): void {
  const { context, palette, facts } = pen
  const { padding, name, price, small } = sizes
  const middle = card.x + card.width / 2
  const width = card.width - 2 * padding
  const now = product.salePrice ?? product.price
  fillRound(context, card, 28, palette.card)

  let bottom = card.y + card.height - padding
  if (facts.pixDiscount !== null) {
    context.fillStyle = palette.accent
    const text = messages.withPix(formatBrl(pixPrice(now, facts.pixDiscount)))
    fillFitted(context, text, { x: middle, y: bottom - small * 0.2, width, weight: 500, size: small })
    bottom -= small * 1.5
  }
  context.fillStyle = palette.accent
  fillFitted(context, formatBrl(now), { x: middle, y: bottom - price * 0.12, width, weight: 700, size: price })
  bottom -= price * 1.05
  if (product.salePrice !== null) {
    context.fillStyle = palette.quiet
    fillStruck(context, formatBrl(product.price), {
      x: middle,
      y: bottom - small * 0.25,
      width,
      weight: 500,
      size: small,
    })
  }
  if (sizes.hasOldPrice) bottom -= small * 1.35

  const top = bottom - sizes.nameLines * name * LINE - padding * 0.4
  context.font = fontOf(500, name)
  context.fillStyle = palette.text
  nameLines(context, product.name, width, sizes.nameLines).forEach((line, index) => {
    context.fillText(line, middle, top + name * (0.95 + index * LINE))
  })

  const panel = { x: card.x + padding, y: card.y + padding, width, height: top - card.y - padding * 1.8 }
  if (photo) drawPhoto(pen, photo, panel)
  else drawPlaceholder(pen, panel)
  if (product.salePrice !== null) drawBadge(pen, product.price, product.salePrice, panel)
}

function drawPhoto({ context, palette }: Pen, photo: HTMLImageElement, panel: Box): void {
  context.save()
  context.beginPath()
  context.roundRect(panel.x, panel.y, panel.width, panel.height, 20)
  context.clip()
  // A drawing without a size of its own has none.
  const natural = { width: photo.naturalWidth || panel.width, height: photo.naturalHeight || panel.height }
  const { x, y, width, height } = containedIn(panel, natural)
  const drawOn = (background: string) => {
    context.fillStyle = background
    context.fillRect(panel.x, panel.y, panel.width, panel.height)
    context.drawImage(photo, x, y, width, height)
  }
  drawOn(palette.panel)
  // The background of the photo continues beside it.
  const [red, green, blue] = context.getImageData(x + 2, y + 2, 1, 1).data
  drawOn(`rgb(${red} ${green} ${blue})`)
  context.restore()
}

function drawPlaceholder({ context, palette }: Pen, panel: Box): void {
  fillRound(context, panel, 20, palette.placeholder)
  const side = Math.min(panel.width, panel.height) * 0.3
  const x = panel.x + (panel.width - side) / 2
  const y = panel.y + (panel.height - side * 0.8) / 2
  context.strokeStyle = palette.quiet
  context.lineWidth = Math.max(3, side / 28)
  context.lineJoin = 'round'
  context.beginPath()
  context.roundRect(x, y, side, side * 0.8, side * 0.08)
  context.moveTo(x + side * 0.1, y + side * 0.68)
  context.lineTo(x + side * 0.38, y + side * 0.36)
  context.lineTo(x + side * 0.58, y + side * 0.56)
  context.lineTo(x + side * 0.7, y + side * 0.44)
  context.lineTo(x + side * 0.9, y + side * 0.68)
  context.moveTo(x + side * 0.78, y + side * 0.22)
  context.arc(x + side * 0.7, y + side * 0.22, side * 0.08, 0, 2 * Math.PI)
  context.stroke()
}

function drawBadge({ context, palette }: Pen, price: number, salePrice: number, panel: Box): void {
  const percent = Math.round((1 - salePrice / price) * 100)
  if (percent < 1) return
  const size = Math.round(16 + panel.width * 0.03)
  context.font = fontOf(700, size)
  const text = `-${percent}%`
  const width = context.measureText(text).width + size * 1.2
  const height = size * 1.9
  const x = panel.x + panel.width - width
  fillRound(context, { x, y: panel.y, width, height }, height / 2, palette.badge)
  context.fillStyle = palette.onBadge
  context.fillText(text, x + width / 2, panel.y + height / 2 + size * 0.36)
}

interface Line {
  /** Middle. */
  x: number
  /** Baseline. */
  y: number
  width: number
  weight: number
  size: number
}

/** Smaller if the text is too wide. @returns its width */
function fillFitted(context: CanvasRenderingContext2D, text: string, { x, y, width, weight, size }: Line): number {
  context.font = fontOf(weight, size)
  const full = context.measureText(text).width
  context.font = fontOf(weight, Math.floor(size * Math.min(1, width / full)))
  context.fillText(text, x, y)
  return Math.min(full, width)
}

function fillStruck(context: CanvasRenderingContext2D, text: string, line: Line): void {
  const width = fillFitted(context, text, line)
  const thick = Math.max(2, line.size / 12)
  context.fillRect(line.x - width / 2, line.y - line.size * 0.34, width, thick)
}

function fillRound(
  context: CanvasRenderingContext2D,
  { x, y, width, height }: Box,
  radius: number,
  colour: string,
): void {
  context.fillStyle = colour
  context.beginPath()
  context.roundRect(x, y, width, height, radius)
  context.fill()
}
