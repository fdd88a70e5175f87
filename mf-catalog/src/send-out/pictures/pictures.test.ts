import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pictureGroups } from './make-pictures'
import { type Box, containedIn, PICTURE_SIZES, type PictureFormat, pictureLayout } from './picture-layout'
import { wrapLines } from './wrap-lines'

const FORMATS = Object.keys(PICTURE_SIZES) as PictureFormat[]

describe('[SEND-05] pictureLayout', () => {
  const counts = [1, 2, 3, 4, 5, 6, 7, 8, 9]
  const cases = FORMATS.flatMap((format) => counts.map((count) => [format, count] as const))

  test.each(cases)('%s of %d: cards inside of the picture, apart from each other', (format, count) => {
    const { size, header, cards, footer } = pictureLayout(format, count)
    expect(cards).toHaveLength(count)
    const boxes = [header, ...cards, footer]
    for (const box of boxes) {
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(size.width)
      expect(box.y + box.height).toBeLessThanOrEqual(size.height)
    }
    for (const [index, one] of boxes.entries())
      for (const other of boxes.slice(index + 1)) expect(areApart(one, other)).toBe(true)
  })

  test.each([
    ['feed', 4, 2],
    ['feed', 6, 3],
    ['story', 6, 2],
    ['story', 9, 3],
  ] as const)('%s of %d has %d cards in a row', (format, count, inRow) => {
    const { cards } = pictureLayout(format, count)
    expect(cards.filter(({ y }) => y === cards[0]?.y)).toHaveLength(inRow)
  })

  test('centres an incomplete last row', () => {
    const { size, cards } = pictureLayout('feed', 3)
    const last = cards[2] as Box
    expect(last.x + last.width / 2).toBe(size.width / 2)
  })

  test('leaves the covered top and bottom of a story free', () => {
    const { header, footer } = pictureLayout('story', 9)
    expect(header.y).toBeGreaterThanOrEqual(150)
    expect(footer.y + footer.height).toBeLessThanOrEqual(1920 - 200)
  })
})

const areApart = (one: Box, other: Box) =>
  one.x + one.width <= other.x ||
  other.x + other.width <= one.x ||
  one.y + one.height <= other.y ||
  other.y + other.height <= one.y

test.each([
  ['high', { width: 100, height: 200 }, { x: 25, y: 0, width: 50, height: 100 }],
  ['wide', { width: 400, height: 100 }, { x: 0, y: 37.5, width: 100, height: 25 }],
])('[SEND-05] a %s picture is whole and centred', (_, size, box) => {
  expect(containedIn({ x: 0, y: 0, width: 100, height: 100 }, size)).toEqual(box)
})

describe('[SEND-05] wrapLines', () => {
  const lines = (text: string, width: number) => wrapLines(text, { width, most: 3, measure: (part) => part.length })

  test.each([
    ['', 10, []],
    ['Asad', 10, ['Asad']],
    ['Asad Eau de Parfum', 10, ['Asad Eau', 'de Parfum']],
    ['Asad  Eau\nde', 20, ['Asad Eau de']],
    ['Asad 100\u00a0ML', 8, ['Asad', '100\u00a0ML']],
    ['um dois três quatro cinco', 5, ['um', 'dois', 'três…']],
    ['Desodorante', 5, ['Desod', 'orant', 'e']],
    ['Desodoranteantitranspirante', 5, ['Desod', 'orant', 'eant…']],
    ['ab', 0, ['a', 'b']],
  ])('%j in %d is %j', (text, width, wrapped) => {
    expect(lines(text, width)).toEqual(wrapped)
  })

  test('has at most three lines that fit, and loses nothing without an ellipsis', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.integer({ min: 12, max: 30 }), (text, width) => {
        const wrapped = lines(text, width)
        expect(wrapped.length).toBeLessThanOrEqual(3)
        for (const line of wrapped) expect(line.length).toBeLessThanOrEqual(width)
        const plain = (part: string) => part.replaceAll(/\s/g, '')
        if (!wrapped.at(-1)?.endsWith('…')) expect(plain(wrapped.join(''))).toBe(plain(text))
      }),
    )
  })
})

test.each([
  [10, 4, [4, 3, 3]],
  [4, 4, [4]],
  [5, 4, [3, 2]],
  [3, 1, [1, 1, 1]],
  [200, 9, [...Array(16).fill(9), ...Array(7).fill(8)]],
])('[SEND-05] %d products by %d are pictures of %j', (count, perPicture, sizes) => {
  const products = Array.from({ length: count }, (_, index) => index)
  const groups = pictureGroups(products, perPicture)
  expect(groups.map((group) => group.length)).toEqual(sizes)
  expect(groups.flat()).toEqual(products)
})
