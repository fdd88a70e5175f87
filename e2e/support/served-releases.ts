import { createHash } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { pageReleases } from './page-releases'

interface ListedRelease {
  manifest: string
  manifestIntegrity?: string
  filesIntegrity?: string
  contract: string
  builtAt: string
}

/** `/remotes.json`, as far as tests change it. */
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

type Remote = 'mf-catalog' | 'mf-orders' | 'mf-settings' | 'mf-users'

/** Changes the text of a file of a release, e.g. `static/js/async/a.js`. */
type Edit = (path: string, text: string) => string

/** Registry and releases that a page gets in place of the product's. */
export interface ServedReleases {
  /** What `/remotes.json` answers from now on. Releases before the active ones are not in it until a test says so. */
  registry: Registry
  /**
   * A second release of a remote: the active one under another name, with other texts and hashes that fit them, as a
   * build makes it. It is listed, and not active. @returns its name
   */
  copy(remote: Remote, version: string, edit: Edit): Promise<string>
  /** Lets the page read the registry, as coming back to the tab does. */
  tellPage(): Promise<void>
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
      const files = await copiedFiles(page.request, `/r/${remote}/${active}/`, { from: active, to: version, edit })
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
        manifest: `${folder}mf-manifest.json`,
        manifestIntegrity: integrityOf(files.get('mf-manifest.json')),
        filesIntegrity: integrityOf(files.get('release.json')),
      }
      return version
    },
    async tellPage() {
      // An answer that is on its way may be from before the change; its number tells.
      const before = registry.rev
      await expect(async () => {
        await page.evaluate(() => void window.dispatchEvent(new Event('focus')))
        expect((await pageReleases(page))?.rev ?? 0).toBeGreaterThan(before)
      }).toPass({ timeout: 20_000 })
    },
  }
}

/** A release as it stands in the names of a remote's globals. */
const globalPart = (release: string) => release.replaceAll(/\W/g, '_')

async function copiedFiles(
  request: APIRequestContext,
  folder: string,
  { from, to, edit }: { from: string; to: string; edit: Edit },
): Promise<Map<string, Buffer>> {
  const described = await (await request.get(`${folder}release.json`)).json()
  const hashes = described.files as Record<string, string>
  const files = new Map<string, Buffer>()
  await Promise.all(
    Object.keys(hashes).map(async (path) => {
      const body = await (await request.get(folder + path)).body()
      if (!/\.(js|css|json)$/.test(path)) return void files.set(path, body)
      const text = body.toString().replaceAll(from, to).replaceAll(globalPart(from), globalPart(to))
      files.set(path, Buffer.from(edit(path, text)))
    }),
  )
  // The entry holds the hashes of what it asks for.
  const changed = Object.entries(hashes).map(([path, hash]) => [hash, integrityOf(files.get(path))] as const)
  for (const [path, body] of files) {
    if (!/remoteEntry.*\.js$/.test(path)) continue
    const text = changed.reduce((source, [before, after]) => source.replaceAll(before, after), body.toString())
    files.set(path, Buffer.from(text))
  }
  const copied = { ...described, version: to, files: {} as Record<string, string> }
  for (const [path, body] of files) copied.files[path] = integrityOf(body)
  return files.set('release.json', Buffer.from(JSON.stringify(copied)))
}

function integrityOf(body: Buffer | undefined): string {
  return `sha384-${createHash('sha384')
    .update(body ?? '')
    .digest('base64')}`
}
