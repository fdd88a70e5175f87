import { describe, expect, test } from 'vitest'
import { centredSquare, drawingOf, type Frame } from './picture-frame'

const WHOLE_AREA = { x: 0, y: 0, width: 100, height: 100 }
const asIs: Frame = { kind: 'as-is', area: WHOLE_AREA }
const draw = (width: number, height: number, frame = asIs) => drawingOf({ width, height }, frame)

describe('[PIC-04] size of an uploaded picture', () => {
  test.each([
    ['a photo is scaled to 1600 px', 4000, 3000, { width: 1600, height: 1200 }, false],
    ['a picture in the limits is not scaled', 900, 700, { width: 900, height: 700 }, false],
    ['1600 px stay', 1600, 500, { width: 1600, height: 500 }, false],
    ['a small picture is enlarged to 500 px', 250, 400, { width: 500, height: 800 }, true],
    ['a pixel is enlarged', 1, 1, { width: 500, height: 500 }, true],
    ['a long picture gets a white border', 3200, 400, { width: 1600, height: 500 }, false],
    ['a small long picture is enlarged to 1600 px', 800, 20, { width: 1600, height: 500 }, true],
  ])('%s', (_name, width, height, canvas, isEnlarged) => {
    expect(draw(width, height)).toMatchObject({ canvas, isEnlarged })
  })

  test('the whole picture is centred on a white square', () => {
    expect(draw(1000, 600, { ...asIs, kind: 'whole' })).toMatchObject({
      canvas: { width: 1000, height: 1000 },
      source: { x: 0, y: 0, width: 1000, height: 600 },
      target: { x: 0, y: 200, width: 1000, height: 600 },
    })
  })

  test('a cropped part fills the canvas', () => {
    const area = { x: 25, y: 0, width: 50, height: 100 }
    expect(draw(2000, 1000, { kind: 'square', area })).toEqual({
      canvas: { width: 1000, height: 1000 },
      source: { x: 500, y: 0, width: 1000, height: 1000 },
      target: { x: 0, y: 0, width: 1000, height: 1000 },
      isEnlarged: false,
    })
  })

  test.each([
    ['wide', { width: 400, height: 300 }, { x: 12.5, y: 0, width: 75, height: 100 }],
    ['high', { width: 300, height: 400 }, { x: 0, y: 12.5, width: 100, height: 75 }],
  ])('the first crop of a %s picture is a centred square', (_, size, area) => {
    expect(centredSquare(size)).toEqual(area)
  })
})
