import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { testedReleases } from '../../combination/environment'
import { copyRelease, type Edit, integrityOf } from './copied-release'
import { lookUntil, pageReleases } from './page-releases'

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
      canary?: { version: string; users: string[] }
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
      const folder = join(testedReleases().dir, 'r', remote, active)
      const files = await copyRelease((path) => readFile(join(folder, path)), { from: active, to: version, edit })
      const address = `/r/${remote}/${version}/`
      await page.route(
        ({ pathname }) => pathname.startsWith(address),
        (route) => {
          const path = new URL(route.request().url()).pathname.slice(address.length)
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
      await lookUntil(page, async () => expect((await pageReleases(page))?.rev ?? 0).toBeGreaterThan(before))
    },
  }
}
