/** Stores nothing, without an error, when the storage is full or blocked. */
export interface BrowserStorage {
  get(key: string): string | null
  set(key: string, value: string | null): void
}

/** @param place e.g. `() => localStorage`; a browser may throw when it is accessed */
export function createBrowserStorage(place: () => Storage): BrowserStorage {
  const attempt = <T>(use: (storage: Storage) => T): T | null => {
    try {
      return use(place())
    } catch {
      return null
    }
  }
  return {
    get: (key) => attempt((storage) => storage.getItem(key)),
    set: (key, value) =>
      void attempt((storage) => (value === null ? storage.removeItem(key) : storage.setItem(key, value))),
  }
}
