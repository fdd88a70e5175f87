export const REGISTRY_URL = '/remotes.json'

const REGISTRY_BUDGET_MS = 3_000

export async function fetchRegistry(url: string): Promise<string> {
  const response = await fetch(url, { cache: 'no-cache', signal: AbortSignal.timeout(REGISTRY_BUDGET_MS) })
  if (!response.ok) throw new Error(`registry answered ${response.status}`)
  return response.text()
}
