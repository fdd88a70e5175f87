import type { StorageClient } from '@supabase/storage-js'

/** @throws if the code cannot be loaded */
export type OpenStorage = (signal?: AbortSignal) => Promise<StorageClient>

interface Options {
  url: string
  fetch: typeof fetch
}

export function createStorage({ url, fetch }: Options): OpenStorage {
  return async (signal) => {
    const { StorageClient } = await import('@supabase/storage-js')
    return new StorageClient(url, {}, (input, init) => fetch(input, signal ? { ...init, signal } : init))
  }
}
