import type { Page } from '@playwright/test'

export function sharedModules(page: Page) {
  return page.evaluate(() => {
    interface Share {
      from: string
      lib?: unknown
      loading?: unknown
    }
    interface Federation {
      __FEDERATION__: { __SHARE__: Record<string, Record<string, Record<string, Record<string, Share>>>> }
    }
    const scopes = Object.values((globalThis as unknown as Federation).__FEDERATION__.__SHARE__)
    return scopes.flatMap((scope) =>
      Object.entries(scope.default ?? {}).map(([name, versions]) => ({
        name,
        // The first load replaces the provider by the part that asked first, which is a matter of speed.
        owners: Object.values(versions).map(({ from, lib, loading }) => (lib || loading ? 'anybody' : from)),
        isLoaded: Object.values(versions).some(({ lib }) => lib),
      })),
    )
  })
}
