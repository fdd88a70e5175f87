import type { Page } from '@playwright/test'

/** What the page tells of releases. */
export interface Report {
  remote: string
  version: string
  source: string
  outcome: 'loaded' | 'failed' | 'render-error' | 'turned-back'
  code?: string
  ms?: number
}

/** Takes the place of who watches the releases. @returns what the page has told so far, the oldest first */
export async function watchTelemetry(page: Page): Promise<Report[]> {
  await page.route('**/config.json', async (route) => {
    const config = await (await route.fetch()).json()
    await route.fulfill({ json: { ...config, telemetryUrl: '/telemetry' } })
  })
  const told: Report[] = []
  await page.route('**/telemetry', async (route) => {
    told.push(JSON.parse(route.request().postData() ?? '').report)
    await route.fulfill({ status: 204 })
  })
  return told
}
