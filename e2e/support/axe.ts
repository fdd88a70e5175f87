import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface AxeResults {
  violations: { id: string; impact: string; nodes: { html: string }[] }[]
}

const COLOR_RULES = ['color-contrast', 'link-in-text-block']
const WHICH = {
  // Not among those that axe runs by itself.
  all: { rules: { 'target-size': { enabled: true } } },
  colors: { runOnly: COLOR_RULES },
}
type Rules = keyof typeof WHICH

/**
 * Findings of axe on what the page shows now, those that it calls minor excepted.
 * @param within selector of all that is looked at, for what opens over a page that was looked at before
 * @param rules what is looked for: a page differs in the other theme by its colours alone
 */
export async function findings(page: Page, within = 'html', rules: Rules = 'all'): Promise<string[]> {
  // Half way through its fade a dialog has colours that nobody reads. What turns for ever (a spinner) goes on.
  await page.evaluate(async () => {
    const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    await frames()
    const ending = document
      .getAnimations()
      .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime))
    for (const animation of ending) animation.finish()
    await frames()
  })
  // Evaluated by the debugger, which the Content-Security-Policy does not bind; a script element would be refused.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  // What is in order is neither gathered nor sent: that takes longer than looking. Nothing is loaded for the one rule that
  // would need it, about sounds that play by themselves.
  const options = { resultTypes: ['violations'], preload: false, ...WHICH[rules] }
  const run = `axe.run('${within}', ${JSON.stringify(options)})`
  const { violations } = await page.evaluate<AxeResults>(`${run}.then(({ violations }) => ({ violations }))`)
  return violations
    .filter(({ impact }) => impact !== 'minor')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}
