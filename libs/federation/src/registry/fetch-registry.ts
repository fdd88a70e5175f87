export const REGISTRY_URL = '/remotes.json'

/** Time that the registry may take. */
const REGISTRY_BUDGET_MS = 3_000

/**
 * The text of `/remotes.json`. Apart from the loader, so that it can be asked for while the loader is on its way.
 * @throws Error when it is not answered
 */
export async function fetchRegistry(url: string): Promise<string> {
  const response = await fetch(url, { cache: 'no-cache', signal: AbortSignal.timeout(REGISTRY_BUDGET_MS) })
  if (!response.ok) throw new Error(`registry answered ${response.status}`)
  return response.text()
}
