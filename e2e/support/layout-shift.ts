import type { Page } from '@playwright/test'

declare global {
  interface Window {
    layoutShifts: { value: number; moved: string[] }[]
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null }[]
}

export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShifts = []
    const note = ({ value, hadRecentInput, sources }: LayoutShift) => {
      if (hadRecentInput) return
      const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : `${node}`))
      window.layoutShifts.push({ value, moved })
    }
    new PerformanceObserver((list) => (list.getEntries() as LayoutShift[]).forEach(note)).observe({
      type: 'layout-shift',
      buffered: true,
    })
  })
}

export async function layoutShift(page: Page): Promise<{ sum: number; moved: string[] }> {
  // The observer runs after the frame of the shift.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  const shifts = await page.evaluate(() => window.layoutShifts.splice(0))
  return {
    sum: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts.flatMap(({ value, moved }) => moved.map((html) => `${value.toFixed(4)} ${html}`)),
  }
}
