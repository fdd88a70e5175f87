/** A storage of the browser that may be full or forbidden, which is nothing to fail for: then nothing is kept. */
export interface BrowserStorage {
  get(key: string): string | null
  /** `null` removes it. */
  set(key: string, value: string | null): void
}

/** @param place e.g. `() => localStorage`: a browser may throw where it is only looked at */
export function createBrowserStorage(place: () => Storage): BrowserStorage {
  const attempt = <T>(use: (storage: Storage) => T): T | null => {
    try {
      return use(place())
    } catch {
      // Forbidden or full: the caller goes on without.
      return null
    }
  }
  return {
    get: (key) => attempt((storage) => storage.getItem(key)),
    set: (key, value) =>
      void attempt((storage) => (value === null ? storage.removeItem(key) : storage.setItem(key, value))),
  }
}
