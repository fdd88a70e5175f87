import type { Page } from '@playwright/test'
import { PARTS, readLooks, readProperties, settleAnimations } from './read-styles'

const SHOWN = 12

const LOOKS = 4

export interface Comparison {
  elements: number
  differences: string[]
}

export async function compareLooks(one: Page, other: Page): Promise<Comparison> {
  let comparison = await compareOnce(one, other)
  for (let look = 1; look < LOOKS && comparison.differences.length > 0; look++) {
    await new Promise((resolve) => setTimeout(resolve, 300 * look))
    comparison = await compareOnce(one, other)
  }
  return comparison
}

async function compareOnce(one: Page, other: Page): Promise<Comparison> {
  await Promise.all([settleAnimations(one), settleAnimations(other)])
  const [before, after] = await Promise.all([readLooks(one), readLooks(other)])
  const names = (looks: typeof before) => looks.map(({ name }) => name)
  const at = names(before).findIndex((name, index) => name !== after[index]?.name)
  if (at >= 0 || before.length !== after.length)
    return {
      elements: before.length,
      differences: [
        `other elements: ${before.length} and ${after.length}; first ${before[at]?.name}, ${after[at]?.name}`,
      ],
    }
  const different = before.flatMap(({ name, looks }, index) =>
    PARTS.filter((_, number) => looks[number] !== after[index]?.looks[number]).map((part) => ({ name, index, part })),
  )
  const shown = await Promise.all(different.slice(0, SHOWN).map((place) => describe(one, other, place)))
  const more = different.length > SHOWN ? [`and ${different.length - SHOWN} more`] : []
  return { elements: before.length, differences: [...shown, ...more] }
}

async function describe(one: Page, other: Page, place: { name: string; index: number; part: string }): Promise<string> {
  const [before, after] = await Promise.all([readProperties(one, place), readProperties(other, place)])
  const changed = Object.keys(before).filter((name) => before[name] !== after[name])
  return `${place.name}${place.part} { ${changed.map((name) => `${name}: ${before[name]} → ${after[name]}`).join('; ')} }`
}
