import { type LoadOptions, type ReleasedFile, withTries } from './released-file'

const TRY_BUDGET_MS = 2_500

/** Module Federation's own request has no time limit and accepts an HTML error page. */
export function fetchReleased(file: ReleasedFile, { fresh, ...options }: LoadOptions): Promise<string> {
  return withTries(file, options, async (attempt) => {
    const response = await fetch(file.url, {
      // A dev server may not send the page to another one.
      ...(file.integrity ? { integrity: file.integrity } : { redirect: 'error' }),
      cache: fresh || attempt > 1 ? 'reload' : 'default',
      signal: AbortSignal.any([options.signal, AbortSignal.timeout(TRY_BUDGET_MS)]),
    })
    if (!response.ok) throw new Error(`answered ${response.status}`)
    return response.text()
  })
}
