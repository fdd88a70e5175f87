import { parseArgs } from 'node:util'
import { launchOptions } from '@loja/component-testing/browser'
import { chromium } from '@playwright/test'
import { startProduct } from '../support/product'
import { compareJourney } from './compare-journey'
import { JOURNEYS } from './journeys'
import { buildRunTimeShell } from './run-time-shell'

/** `pnpm compare:styles [journey …]`: compares antd's built styles with its run-time styles, for upgrades. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { width: { type: 'string' }, scheme: { type: 'string' }, same: { type: 'boolean' } },
})
type Name = keyof typeof JOURNEYS
const unknown = positionals.find((name) => !(name in JOURNEYS))
if (unknown) throw new Error(`No journey is called ${unknown}. There are: ${Object.keys(JOURNEYS).join(', ')}.`)
const names = (positionals.length > 0 ? positionals : Object.keys(JOURNEYS)) as Name[]
const widths = [1280, 390].filter((width) => (values.width ?? `${width}`) === `${width}`)
const schemes = (['light', 'dark'] as const).filter((scheme) => (values.scheme ?? scheme) === scheme)

const page = values.same ? undefined : await buildRunTimeShell()
const product = await startProduct()
const browser = await chromium.launch(launchOptions)
const total = { states: 0, elements: 0, different: 0, failed: 0 }

async function compare(name: Name, width: number, colorScheme: 'light' | 'dark'): Promise<void> {
  const look = { viewport: { width, height: 800 }, colorScheme }
  for await (const { state, elements, differences } of compareJourney(name, { browser, product, page, look })) {
    total.states += 1
    total.elements += elements
    if (differences.length > 0) total.different += 1
    console.log(`${differences.length === 0 ? 'same' : 'DIFFERENT'} ${width} ${colorScheme} ${state} (${elements})`)
    for (const difference of differences) console.log(`    ${difference}`)
  }
}

try {
  for (const width of widths) {
    for (const scheme of schemes) {
      for (const name of names) {
        await compare(name, width, scheme).catch((error: Error) => {
          total.failed += 1
          console.log(`FAILED ${width} ${scheme} ${name}: ${error.message}`)
        })
      }
    }
  }
} finally {
  await browser.close()
  await product.stop()
}
console.log(
  `${total.states} states, ${total.elements} elements; ${total.different} differ, ${total.failed} not reached`,
)
process.exitCode = total.different + total.failed > 0 ? 1 : 0
