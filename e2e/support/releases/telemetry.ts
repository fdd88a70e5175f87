import type { Page } from '@playwright/test'

export interface Report {
  remote: string
  version: string
  source: string
  outcome: 'loaded' | 'failed' | 'render-error' | 'turned-back'
  code?: string
}

export async function watchTelemetry(page: Page): Promise<Report[]> {
  await page.route('**/config.json', async (route) => {
    const config = await (await route.fetch()).json()
    await route.fulfill({ json: { ...config, telemetryUrl: '/telemetry' } })
  })
  const reports: Report[] = []
  await page.route('**/telemetry', async (route) => {
    reports.push(JSON.parse(route.request().postData() ?? '').report)
    await route.fulfill({ status: 204 })
  })
  return reports
}
