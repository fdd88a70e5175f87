import { expect, type Page } from '@playwright/test'
import { copyRelease, type Edit, integrityOf } from './copied-release'
import { pageReleases } from './page-releases'

interface ListedRelease {
  integrity?: string
  contract: string
  builtAt: string
  declares?: { pages: Record<string, object>; sections?: Record<string, object> }
}

interface Registry {
  schema: 1
  rev: number
  remotes: Record<
    string,
    {
      routes: string[]
      active: string
      previous: string[]
      enabled: boolean
      canary?: { version: string; percent: number; users: string[] }
    }
  >
  releases: Record<string, ListedRelease>
  shell?: { active: string; previous: string[] }
}

export interface ServedReleases {
  registry: Registry
  copy(remote: string, version: string, edit: Edit): Promise<string>
  refreshRegistry(): Promise<void>
}

const JSON_TYPE = 'application/json'
const TYPES: Record<string, string> = { js: 'text/javascript', css: 'text/css', json: JSON_TYPE }

export async function serveReleases(page: Page): Promise<ServedReleases> {
  const registry = (await (await page.request.get('/remotes.json')).json()) as Registry
  for (const remote of Object.values(registry.remotes)) remote.previous = []
  await page.route('**/remotes.json', (route) => {
    registry.rev += 1
    return route.fulfill({ json: registry })
  })
  return {
    registry,
    async copy(remote, version, edit) {
      const active = registry.remotes[remote]?.active ?? ''
      const read = async (path: string) => (await page.request.get(`/r/${remote}/${active}/${path}`)).body()
      const files = await copyRelease(read, { from: active, to: version, edit })
      const folder = `/r/${remote}/${version}/`
      await page.route(
        ({ pathname }) => pathname.startsWith(folder),
        (route) => {
          const path = new URL(route.request().url()).pathname.slice(folder.length)
          const body = files.get(path)
          const contentType = TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
          return body ? route.fulfill({ body, contentType }) : route.fulfill({ status: 404 })
        },
      )
      registry.releases[`${remote}@${version}`] = {
        ...(registry.releases[`${remote}@${active}`] as ListedRelease),
        integrity: integrityOf(files.get('release.json')),
      }
      return version
    },
    async refreshRegistry() {
      const before = registry.rev
      await expect(async () => {
        await page.evaluate(() => void window.dispatchEvent(new Event('focus')))
        expect((await pageReleases(page))?.rev ?? 0).toBeGreaterThan(before)
      }).toPass({ timeout: 20_000 })
    },
  }
}
