import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { DEMO_ACCOUNTS, expect, signIn, test } from '../support/test'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface AxeResults {
  violations: { id: string; impact: string; nodes: { html: string }[] }[]
}

/** Serious and critical findings of axe on what the page shows now. */
async function seriousFindings(page: Page): Promise<string[]> {
  // Half way through its fade a dialog has colours that nobody reads.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime))
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  )
  // Evaluated by the debugger, which the Content-Security-Policy does not bind; a script element would be refused.
  await page.evaluate(axe)
  const { violations } = await page.evaluate<AxeResults>('axe.run()')
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`${colorScheme} theme: axe finds nothing serious`, () => {
    test.use({ colorScheme })

    test('on sign-in', async ({ page }) => {
      await page.goto('/login')
      await expect(page.getByLabel('E-mail')).toBeVisible()
      expect(await seriousFindings(page)).toEqual([])
    })

    for (const width of [1280, 390]) {
      test(`on dashboard, orders and the question before a deletion, at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        await signIn(page, DEMO_ACCOUNTS.admin)
        await expect(page.getByText('260')).toBeVisible()
        expect(await seriousFindings(page)).toEqual([])
        await page.goto('/admin/orders?busca=0003&status=entregue')
        const deletion = page.getByRole('button', { name: /^Deletar pedido/ }).first()
        await expect(deletion).toBeVisible()
        expect(await seriousFindings(page)).toEqual([])
        await page
          .getByRole('checkbox', { name: /^Selecionar pedido/ })
          .first()
          .check()
        await expect(page.getByText('1 pedido selecionado')).toBeVisible()
        expect(await seriousFindings(page)).toEqual([])
        await deletion.click()
        await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancelar' })).toBeFocused()
        expect(await seriousFindings(page)).toEqual([])
      })
    }
  })
}
