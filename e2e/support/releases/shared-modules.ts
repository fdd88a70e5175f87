import type { Page } from '@playwright/test'

export function sharedModules(page: Page) {
  return page.evaluate(() => {
    interface Share {
      from: string
      lib?: unknown
    }
    interface Federation {
      __FEDERATION__: { __SHARE__: Record<string, Record<string, Record<string, Record<string, Share>>>> }
    }
    const scopes = Object.values((globalThis as unknown as Federation).__FEDERATION__.__SHARE__)
    return scopes.flatMap((scope) =>
      Object.entries(scope.default ?? {}).map(([name, versions]) => ({
        name,
        owners: Object.values(versions).map(({ from }) => from),
        isLoaded: Object.values(versions).some(({ lib }) => lib),
      })),
    )
  })
}
