import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface AxeResults {
  violations: { id: string; impact: string; nodes: { html: string }[] }[]
}

const COLOR_RULES = ['color-contrast', 'link-in-text-block']
const WHICH = {
  all: {},
  colors: { runOnly: COLOR_RULES },
}
type Rules = keyof typeof WHICH

/**
 * Findings of axe on what the page shows now, those that it calls minor excepted.
 * @param within selector of all that is looked at, for what opens over a page that was looked at before
 * @param rules what is looked for: a page differs in the other theme by its colours alone
 */
export async function findings(page: Page, within = 'html', rules: Rules = 'all'): Promise<string[]> {
  // Half way through its fade a dialog has colours that nobody reads. What turns for ever (a spinner) is not waited for.
  await page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const ending = document
      .getAnimations()
      .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime))
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
  // Evaluated by the debugger, which the Content-Security-Policy does not bind; a script element would be refused.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  // What is in order is neither gathered nor sent: that takes longer than looking.
  const run = `axe.run('${within}', ${JSON.stringify({ resultTypes: ['violations'], ...WHICH[rules] })})`
  const { violations } = await page.evaluate<AxeResults>(`${run}.then(({ violations }) => ({ violations }))`)
  return violations
    .filter(({ impact }) => impact !== 'minor')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}
