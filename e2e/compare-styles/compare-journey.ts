import { contextOptions } from '@loja/component-testing/browser'
import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test'
import { sharedSession } from '../support/api/password-session'
import { giveSession } from '../support/api/stored-session'
import type { Product } from '../support/product'
import { DEMO_ACCOUNTS } from '../support/test'
import { type Comparison, compareLooks } from './compare-looks'
import { JOURNEYS } from './journeys'
import { servePage } from './run-time-shell'

interface Options {
  browser: Browser
  product: Product
  page: string
  look: Pick<BrowserContextOptions, 'viewport' | 'colorScheme'>
}

const now = new Date()

export async function* compareJourney(
  name: keyof typeof JOURNEYS,
  options: Options,
): AsyncGenerator<Comparison & { state: string }> {
  const contexts = [await openContext(options), await openContext(options)] as const
  try {
    await servePage(contexts[0], options.page)
    const [one, other] = await Promise.all([contexts[0].newPage(), contexts[1].newPage()])
    const [before, after] = [JOURNEYS[name](one, options.product), JOURNEYS[name](other, options.product)]
    for (;;) {
      const [state] = await Promise.all([before.next(), after.next()])
      if (state.done) return
      yield { state: state.value, ...(await compareLooks(one, other)) }
    }
  } finally {
    // A page may be asking for its modules.
    await contexts[0].unrouteAll({ behavior: 'ignoreErrors' })
    await Promise.all(contexts.map((context) => context.close()))
  }
}

async function openContext({ browser, product, look }: Options): Promise<BrowserContext> {
  const context = await browser.newContext({ ...contextOptions, ...look, baseURL: product.url })
  await context.clock.setFixedTime(now)
  // tsx adds calls of it to functions that run in the page.
  await context.addInitScript('globalThis.__name = (named) => named')
  await giveSession(context, product.url, await sharedSession(product, DEMO_ACCOUNTS.admin))
  return context
}
