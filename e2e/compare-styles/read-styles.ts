import type { Page } from '@playwright/test'

export interface ElementLook {
  name: string
  looks: number[]
}

export const PARTS = ['', '::before', '::after'] as const

export async function settleAnimations(page: Page): Promise<void> {
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

export function readLooks(page: Page): Promise<ElementLook[]> {
  return page.evaluate((parts) => {
    // Custom properties have no look of their own, and the browser lists them in any order.
    const properties = [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--'))
    const hash = (style: CSSStyleDeclaration) => {
      let sum = properties.length
      for (const property of properties) {
        const value = style
          .getPropertyValue(property)
          // `background: none` is minified to `0 0`.
          .replace('0% 0%', '0px 0px')
          // Minified numbers have fewer decimals.
          .replace(/\d+\.\d{3,}/g, (number) => Number(number).toFixed(2))
        for (let at = 0; at < value.length; at++) sum = (Math.imul(sum, 31) + value.charCodeAt(at)) | 0
        sum = Math.imul(sum, 37)
      }
      return sum
    }
    const lookOf = (element: Element, part: string) => {
      const style = getComputedStyle(element, part || null)
      if (part !== '' && (style.content === 'none' || style.content === 'normal')) return 0
      return hash(style)
    }
    return [...document.querySelectorAll('html, body, body *:not(script, style)')].map((element) => ({
      name: [element.localName, ...[...element.classList].filter((name) => !/^css-/.test(name))].join('.'),
      looks: parts.map((part) => lookOf(element, part)),
    }))
  }, PARTS)
}

export function readProperties(page: Page, at: { index: number; part: string }): Promise<Record<string, string>> {
  return page.evaluate(({ index, part }) => {
    const element = document.querySelectorAll('html, body, body *:not(script, style)')[index]
    if (!element) return {}
    const style = getComputedStyle(element, part || null)
    const properties = [...style].filter((name) => !name.startsWith('--'))
    return Object.fromEntries(properties.map((name) => [name, style.getPropertyValue(name)]))
  }, at)
}
