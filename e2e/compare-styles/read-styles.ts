import type { Page } from '@playwright/test'

/** What an element looks like, itself and before and after it: a short number for all properties of each. */
export interface ElementLook {
  /** E.g. `button.ant-btn`. */
  name: string
  looks: number[]
}

/** Parts of an element that are looked at, in the order of `ElementLook.looks`. */
export const PARTS = ['', '::before', '::after'] as const

/**
 * Lets what moves come to its end, and what moves for ever to its beginning, so that two pages can be compared.
 */
export async function standStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    const frame = () => new Promise(requestAnimationFrame)
    await frame()
    await frame()
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) {
        animation.pause()
        animation.currentTime = 0
      } else animation.finish()
    }
    await frame()
    await frame()
  })
}

/** Every element of the page with all its computed properties, in short. */
export function readLooks(page: Page): Promise<ElementLook[]> {
  return page.evaluate((parts) => {
    const properties = [...getComputedStyle(document.body)]
    const hash = (style: CSSStyleDeclaration) => {
      let sum = properties.length
      for (const property of properties) {
        const value = style
          .getPropertyValue(property)
          // `background: none` is written as `0 0` where bytes are counted: the same place.
          .replace('0% 0%', '0px 0px')
          // And numbers with five decimals.
          .replace(/\d+\.\d{3,}/g, (number) => Number(number).toFixed(2))
        for (let at = 0; at < value.length; at++) sum = (Math.imul(sum, 31) + value.charCodeAt(at)) | 0
        sum = Math.imul(sum, 37)
      }
      return sum
    }
    const lookOf = (element: Element, part: string) => {
      const style = getComputedStyle(element, part || null)
      // Not drawn: its other properties are of nothing.
      if (part !== '' && (style.content === 'none' || style.content === 'normal')) return 0
      return hash(style)
    }
    return [...document.querySelectorAll('html, body, body *:not(script, style)')].map((element) => ({
      name: [element.localName, ...[...element.classList].filter((name) => !/^css-/.test(name))].join('.'),
      looks: parts.map((part) => lookOf(element, part)),
    }))
  }, PARTS)
}

/** All computed properties of one element of `readLooks`. */
export function readProperties(page: Page, at: { index: number; part: string }): Promise<Record<string, string>> {
  return page.evaluate(({ index, part }) => {
    const element = document.querySelectorAll('html, body, body *:not(script, style)')[index]
    if (!element) return {}
    const style = getComputedStyle(element, part || null)
    // What a variable says shows in the properties that it is used in.
    const properties = [...style].filter((name) => !name.startsWith('--'))
    return Object.fromEntries(properties.map((name) => [name, style.getPropertyValue(name)]))
  }, at)
}
