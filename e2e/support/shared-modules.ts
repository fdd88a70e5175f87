import type { Page } from '@playwright/test'

/** What the page's share scope holds: a module, and who provides each version of it. */
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
