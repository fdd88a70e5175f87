export const REGISTRY_URL = '/remotes.json'

const REGISTRY_BUDGET_MS = 3_000

/** @param begun a request that the page has already sent; its budget begins now */
export async function fetchRegistry(url: string, begun?: Promise<Response>): Promise<string> {
  const signal = AbortSignal.timeout(REGISTRY_BUDGET_MS)
  const late = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  const response = await Promise.race([begun ?? fetch(url, { cache: 'no-cache', signal }), late])
  if (!response.ok) throw new Error(`registry answered ${response.status}`)
  return response.text()
}
