import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

// antd draws what opens over the page (options, days, menus) at the end of the document, outside the landmarks. Whoever
// opens it is led there by the focus and by `aria-controls`; a landmark is for what is found by looking around.
const RULES = JSON.stringify({ region: { enabled: false } })

interface AxeResults {
  violations: { id: string; impact: string; nodes: { html: string }[] }[]
}

/** Findings of axe on what the page shows now, those that it calls minor excepted. */
export async function findings(page: Page): Promise<string[]> {
  // Half way through its fade a dialog has colours that nobody reads. What turns for ever (a spinner) is not waited for.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime))
        .map(({ finished }) => finished),
    ),
  )
  // Evaluated by the debugger, which the Content-Security-Policy does not bind; a script element would be refused.
  await page.evaluate(axe)
  const { violations } = await page.evaluate<AxeResults>(`axe.run({ rules: ${RULES} })`)
  return violations
    .filter(({ impact }) => impact !== 'minor')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}
