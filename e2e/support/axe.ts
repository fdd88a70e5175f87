import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface AxeResults {
  violations: { id: string; impact: string; nodes: { html: string }[] }[]
}

/** Serious and critical findings of axe on what the page shows now. */
export async function seriousFindings(page: Page): Promise<string[]> {
  // Evaluated by the debugger, which the Content-Security-Policy does not bind; a script element would be refused.
  await page.evaluate(axe)
  const { violations } = await page.evaluate<AxeResults>('axe.run()')
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}
