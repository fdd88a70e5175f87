import type { Page } from '@playwright/test'
import { PARTS, readLooks, readProperties, standStill } from './read-styles'

/** Differences that are told in full; the others are counted. */
const TOLD = 12

/** As often is looked again when something differs: one page may still be on its way to where the other is. */
const LOOKS = 4

export interface Comparison {
  elements: number
  differences: string[]
}

/** Two pages in the same state. No differences: every computed property of every element is the same. */
export async function compareLooks(one: Page, other: Page): Promise<Comparison> {
  let comparison = await compareOnce(one, other)
  for (let look = 1; look < LOOKS && comparison.differences.length > 0; look++) {
    await new Promise((resolve) => setTimeout(resolve, 300 * look))
    comparison = await compareOnce(one, other)
  }
  return comparison
}

async function compareOnce(one: Page, other: Page): Promise<Comparison> {
  await Promise.all([standStill(one), standStill(other)])
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
  const told = await Promise.all(different.slice(0, TOLD).map((place) => tell(one, other, place)))
  const more = different.length > TOLD ? [`and ${different.length - TOLD} more`] : []
  return { elements: before.length, differences: [...told, ...more] }
}

async function tell(one: Page, other: Page, place: { name: string; index: number; part: string }): Promise<string> {
  const [before, after] = await Promise.all([readProperties(one, place), readProperties(other, place)])
  const changed = Object.keys(before).filter((name) => before[name] !== after[name])
  return `${place.name}${place.part} { ${changed.map((name) => `${name}: ${before[name]} → ${after[name]}`).join('; ')} }`
}
