import { parseArgs } from 'node:util'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from '@playwright/test'
import { contextOptions, launchOptions } from '../browser'
import { keptSession } from '../support/password-session'
import { type Product, startProduct } from '../support/product'
import { giveSession } from '../support/stored-session'
import { DEMO_ACCOUNTS } from '../support/test'
import { compareLooks } from './compare-looks'
import { JOURNEYS } from './journeys'
import { buildRunTimeShell, servePage } from './run-time-shell'

/**
 * `pnpm compare:styles [journey …]`: the product as it was built beside the same with antd's styles made in the page. Goes
 * through states of it in both and compares every computed property of every element, `::before` and `::after`. To be run
 * when antd is upgraded, or when something changes in libs/antd-css. Ends with 1 when something differs.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { width: { type: 'string' }, scheme: { type: 'string' }, same: { type: 'boolean' } },
})

const LOOKS = [1280, 390].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
)
const now = new Date()

async function openContext(browser: Browser, product: Product, options: BrowserContextOptions, account: boolean) {
  const context = await browser.newContext({ ...contextOptions, ...options, baseURL: product.url })
  context.setDefaultTimeout(20_000)
  await context.clock.setFixedTime(now)
  // tsx writes calls of it into functions, also into those that run in the page.
  await context.addInitScript('globalThis.__name = (named) => named')
  if (account) await giveSession(context, product.url, await keptSession(product, DEMO_ACCOUNTS.admin))
  return context
}

async function compare(contexts: [BrowserContext, BrowserContext], name: string, look: string, product: Product) {
  const journey = JOURNEYS[name]
  if (!journey) throw new Error(`No journey is called ${name}. There are: ${Object.keys(JOURNEYS).join(', ')}.`)
  const [one, other] = await Promise.all([contexts[0].newPage(), contexts[1].newPage()])
  const [before, after] = [journey(one, product), journey(other, product)]
  const found = { states: 0, elements: 0, different: 0 }
  for (;;) {
    const [state] = await Promise.all([before.next(), after.next()])
    if (state.done) break
    const { elements, differences } = await compareLooks(one, other)
    found.states += 1
    found.elements += elements
    if (differences.length > 0) found.different += 1
    console.log(`${differences.length === 0 ? 'same     ' : 'DIFFERENT'} ${look} ${state.value} (${elements})`)
    for (const difference of differences) console.log(`    ${difference}`)
  }
  return found
}

const runTime = await buildRunTimeShell()
const product = await startProduct()
const browser = await chromium.launch(launchOptions)
const total = { states: 0, elements: 0, different: 0, failed: 0 }
try {
  for (const { width, colorScheme } of LOOKS) {
    if ((values.width ?? `${width}`) !== `${width}` || (values.scheme ?? colorScheme) !== colorScheme) continue
    for (const name of positionals.length > 0 ? positionals : Object.keys(JOURNEYS)) {
      const options = { viewport: { width, height: 800 }, colorScheme }
      const open = () => openContext(browser, product, options, name !== 'signIn')
      const contexts: [BrowserContext, BrowserContext] = [await open(), await open()]
      if (!values.same) await servePage(contexts[0], runTime)
      const look = `${width} ${colorScheme}`
      await compare(contexts, name, look, product).then(
        (found) => {
          for (const key of ['states', 'elements', 'different'] as const) total[key] += found[key]
        },
        (error: Error) => {
          total.failed += 1
          console.log(`FAILED    ${look} ${name}: ${error.message}`)
        },
      )
      await Promise.all(contexts.map((context) => context.close()))
    }
  }
} finally {
  await browser.close()
  await product.stop()
}
console.log(
  `${total.states} states, ${total.elements} elements, ${total.different} states differ, ${total.failed} failed`,
)
process.exitCode = total.different + total.failed > 0 ? 1 : 0
