import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface AxeResults {
  violations: { id: string; impact: string; nodes: { html: string }[] }[]
}

const COLOR_RULES = ['color-contrast', 'link-in-text-block']
const WHICH = {
  all: { rules: { 'target-size': { enabled: true } } },
  colors: { runOnly: COLOR_RULES },
}
export type Rules = keyof typeof WHICH

export async function findings(page: Page, within = 'html', rules: Rules = 'all'): Promise<string[]> {
  // Fades have other colours. Endless animations (a spinner) continue.
  await page.evaluate(async () => {
    const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    await frames()
    const ending = document
      .getAnimations()
      .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime))
    for (const animation of ending) animation.finish()
    if (ending.length > 0) await frames()
  })
  // The debugger is exempt from the Content-Security-Policy, unlike a script element.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  // Collecting passed rules takes longer than checking; only the rule about autoplaying sound needs preloading.
  const options = { resultTypes: ['violations'], preload: false, ...WHICH[rules] }
  const run = `axe.run('${within}', ${JSON.stringify(options)})`
  const { violations } = await page.evaluate<AxeResults>(`${run}.then(({ violations }) => ({ violations }))`)
  return violations
    .filter(({ impact }) => impact !== 'minor')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}
