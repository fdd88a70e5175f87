import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test'
import { contextOptions } from '../browser'
import { keptSession } from '../support/password-session'
import type { Product } from '../support/product'
import { giveSession } from '../support/stored-session'
import { DEMO_ACCOUNTS } from '../support/test'
import { type Comparison, compareLooks } from './compare-looks'
import { JOURNEYS } from './journeys'
import { servePage } from './run-time-shell'

interface Options {
  browser: Browser
  product: Product
  /** The page that the product is compared with; without it, the product is compared with itself. */
  page: string | undefined
  look: Pick<BrowserContextOptions, 'viewport' | 'colorScheme'>
}

/** One moment for all pages: what says how long ago something was says the same. */
const now = new Date()

/**
 * Goes through the states of a journey in two browsers at once, in the other page first.
 * @throws Error when a state is not reached
 */
export async function* compareJourney(
  name: keyof typeof JOURNEYS,
  options: Options,
): AsyncGenerator<Comparison & { state: string }> {
  const contexts = [await openContext(name, options), await openContext(name, options)] as const
  try {
    if (options.page) await servePage(contexts[0], options.page)
    const [one, other] = await Promise.all([contexts[0].newPage(), contexts[1].newPage()])
    const [before, after] = [JOURNEYS[name](one, options.product), JOURNEYS[name](other, options.product)]
    for (;;) {
      const [state] = await Promise.all([before.next(), after.next()])
      if (state.done) return
      yield { state: state.value, ...(await compareLooks(one, other)) }
    }
  } finally {
    await Promise.all(contexts.map((context) => context.close()))
  }
}

async function openContext(journey: string, { browser, product, look }: Options): Promise<BrowserContext> {
  const context = await browser.newContext({ ...contextOptions, ...look, baseURL: product.url })
  await context.clock.setFixedTime(now)
  // tsx writes calls of it into functions, also into those that run in the page.
  await context.addInitScript('globalThis.__name = (named) => named')
  if (journey !== 'signIn') await giveSession(context, product.url, await keptSession(product, DEMO_ACCOUNTS.admin))
  return context
}
