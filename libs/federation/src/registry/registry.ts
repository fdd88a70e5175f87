import * as v from 'valibot'
import { parseJson } from './parse-json'

/** As `integrity` of a request and of an element: the base64 of a file's SHA-384. */
export const integritySchema = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/))

/** Package name of a remote: part of the addresses of its files. */
const nameSchema = v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/))

/** Name of a release: part of its address, and of globals. */
const versionSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9.+_-]{0,99}$/))

const keySchema = v.pipe(v.string(), v.regex(/^[a-z0-9-]+@[A-Za-z0-9][A-Za-z0-9.+_-]{0,99}$/))

/** Of which commit a release is, and who made it live. */
const provenance = {
  /** Commit that it was built from, e.g. `faa58e2`; ends in `+changes` when files differed from it. */
  commit: v.optional(v.string()),
  /** When that commit was made; ISO 8601. */
  committedAt: v.optional(v.string()),
  /** Name of the account that made it live, or started its canary, last: of git, or of the pipeline's actor. */
  releasedBy: v.optional(v.string()),
  /** When that was; ISO 8601, UTC. */
  releasedAt: v.optional(v.string()),
}

const releaseSchema = v.object({
  /**
   * Of its `release.json`, which holds that of every other file (`release-file.ts`). A release without is listed and
   * never loaded.
   */
  integrity: v.optional(integritySchema),
  /** Range of platform contract versions that the release works with. */
  contract: v.string(),
  builtAt: v.string(),
  ...provenance,
  /** Team that answers for it. */
  team: v.optional(v.string()),
})

/** A release that some people get before all do. */
const canarySchema = v.object({
  version: versionSchema,
  /** Share of accounts, 0 to 100. The same account always gets the same. */
  percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  /** Accounts that get it in any case: their ids. */
  users: v.array(v.string()),
})

/** Releases that were live and were rolled back since the last release, the latest first. */
const rolledBackSchema = v.array(v.object({ version: versionSchema, by: v.optional(v.string()), at: v.string() }))

const remoteSchema = v.object({
  /** Addresses that the remote renders, with everything below them. */
  routes: v.array(v.pipe(v.string(), v.startsWith('/admin/'))),
  /** Release that is live. */
  active: versionSchema,
  /** Releases that were live before, the newest first. A page falls back to the first. */
  previous: v.optional(v.array(versionSchema), []),
  enabled: v.boolean(),
  /** Why nobody may change it now. */
  locked: v.optional(v.string()),
  canary: v.optional(canarySchema),
  rolledBack: v.optional(rolledBackSchema),
})

const shellSchema = v.object({
  active: versionSchema,
  previous: v.array(versionSchema),
  locked: v.optional(v.string()),
  rolledBack: v.optional(rolledBackSchema),
  /** Of the active release and the previous ones, by version. */
  releases: v.optional(v.record(versionSchema, v.object(provenance))),
})

/** Fields may be added to schema 1: a shell of today reads what a later release tool writes, and the other way round. */
export const registrySchema = v.object({
  schema: v.literal(1),
  /** Grows by one with each edit. */
  rev: v.pipe(v.number(), v.integer()),
  remotes: v.record(nameSchema, remoteSchema),
  /** Keyed `<remote>@<version>`. */
  releases: v.record(keySchema, releaseSchema),
  /** Release of the shell that `index.html` is of. An open page that is of another one offers to load anew. */
  shell: v.optional(shellSchema),
})

/** `/remotes.json`: which release of each remote is live. The only mutable file beside `index.html`. */
export type Registry = v.InferOutput<typeof registrySchema>

/**
 * Checks the text of `/remotes.json`.
 * @returns the registry, or `null` when it is not JSON, of another schema, or malformed anywhere.
 */
export function parseRegistry(text: string): Registry | null {
  return parseJson(registrySchema, text)
}

/** Key of a release in `Registry.releases`. */
export function releaseKey(name: string, version: string): string {
  return `${name}@${version}`
}

/** Address of a remote's `release.json` on the page's origin; the release's other files are below the same folder. */
export function releaseAddress(name: string, version: string): string {
  return `/r/${name}/${version}/release.json`
}

/** A remote, and the route that brings it up. */
export interface RemoteAt {
  /** Package name, e.g. `mf-orders`. */
  name: string
  /** e.g. `/admin/orders` */
  basePath: string
}

/**
 * Finds the remote that renders an address: the one with the longest route that is the address or a folder above it.
 * @param pathname path of the page, e.g. `/admin/orders/42`
 * @returns `null` when no remote claims it
 */
export function remoteAt(registry: Registry, pathname: string): RemoteAt | null {
  let best: RemoteAt | null = null
  for (const [name, remote] of Object.entries(registry.remotes)) {
    for (const route of remote.routes) {
      const covers = pathname === route || pathname.startsWith(`${route}/`)
      if (covers && route.length > (best?.basePath.length ?? 0)) best = { name, basePath: route }
    }
  }
  return best
}

/** Name of a package as Module Federation needs it: it becomes a global variable. `mf-orders` → `mf_orders`. */
export function federationName(name: string): string {
  return name.replaceAll('-', '_')
}
