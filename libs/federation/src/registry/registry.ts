import type { DeclaredData } from '@loja/platform/declaration'
import * as v from 'valibot'
import { parseJson } from './parse-json'
import { plainText } from './plain-text'

export const integritySchema = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/))

const nameSchema = v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/))

const versionSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9.+_-]{0,99}$/))

const keySchema = v.pipe(v.string(), v.regex(/^[a-z0-9-]+@[A-Za-z0-9][A-Za-z0-9.+_-]{0,99}$/))

const noteSchema = plainText(160)

/** A malformed note must not make the registry unreadable. */
const optionalNote = v.fallback(v.optional(noteSchema), undefined)

const provenance = {
  /** E.g. `faa58e2`; ends in `+changes` when files differed from it. */
  commit: v.optional(v.string()),
  committedAt: v.optional(v.string()),
  releasedBy: v.optional(v.string()),
  releasedAt: v.optional(v.string()),
  team: v.optional(v.string()),
  note: optionalNote,
}

const releaseSchema = v.object({
  /** A release without the hash of its `release.json` is never loaded. */
  integrity: v.optional(integritySchema),
  contract: v.string(),
  builtAt: v.string(),
  ...provenance,
  /** Since contract 3.3.0, not trusted: see `declaration-of.ts`. */
  declares: v.optional(v.unknown()),
  links: v.optional(v.array(v.string())),
})

const canarySchema = v.object({
  version: versionSchema,
  /** The share of earlier release tools (`percent`) is ignored. */
  users: v.array(v.string()),
})

/** The latest first. */
const rolledBackSchema = v.array(
  v.object({
    version: versionSchema,
    by: v.optional(v.string()),
    at: v.string(),
    reason: optionalNote,
    failures: v.optional(v.object({ affected: v.number(), accounts: v.number() })),
  }),
)

const remoteSchema = v.object({
  routes: v.array(v.pipe(v.string(), v.startsWith('/admin/'))),
  active: versionSchema,
  /** The newest first. A page falls back to the first that it can load. */
  previous: v.optional(v.array(versionSchema), []),
  enabled: v.boolean(),
  locked: v.optional(v.string()),
  canary: v.optional(canarySchema),
  rolledBack: v.optional(rolledBackSchema),
})

const shellSchema = v.object({
  active: versionSchema,
  previous: v.array(versionSchema),
  locked: v.optional(v.string()),
  rolledBack: v.optional(rolledBackSchema),
  releases: v.optional(v.record(versionSchema, v.object(provenance))),
})

/** Shells and release tools of different age read each other's files: fields may be added to schema 1. */
export const registrySchema = v.object({
  schema: v.literal(1),
  rev: v.pipe(v.number(), v.integer()),
  remotes: v.record(nameSchema, remoteSchema),
  releases: v.record(keySchema, releaseSchema),
  /** An open page of another release offers a reload. */
  shell: v.optional(shellSchema),
})

export type Registry = v.InferOutput<typeof registrySchema>

export function isNote(text: string): boolean {
  return v.is(noteSchema, text)
}

export function parseRegistry(text: string): Registry | null {
  return parseJson(registrySchema, text)
}

export function releaseKey(name: string, version: string): string {
  return `${name}@${version}`
}

export function releaseAddress(name: string, version: string): string {
  return `/r/${name}/${version}/release.json`
}

export interface RemoteAt {
  name: string
  basePath: string
}

export function pathsOf({ pages }: Pick<DeclaredData, 'pages'>): string[] {
  return Object.values(pages).map(({ path }) => path)
}

export function byPrecedence({ remotes }: Registry, versionOf: (name: string) => string | undefined): string[] {
  const isActive = (name: string) => versionOf(name) === remotes[name]?.active
  const names = Object.keys(remotes)
  return [...names.filter(isActive), ...names.filter((name) => !isActive(name))]
}

export interface ShownReleases {
  versionOf: (name: string) => string | undefined
  /** The registry has only the active release's paths. */
  declaredBy: (name: string, version: string) => DeclaredData | null
}

export function remoteAt(registry: Registry, pathname: string, shown?: ShownReleases): RemoteAt | null {
  const { remotes } = registry
  const versionOf = shown?.versionOf ?? ((name) => remotes[name]?.active)
  let best: RemoteAt | null = null
  for (const name of byPrecedence(registry, versionOf)) {
    const version = versionOf(name)
    const isOther = version !== undefined && version !== remotes[name]?.active
    const declared = isOther ? shown?.declaredBy(name, version) : null
    for (const route of declared ? pathsOf(declared) : (remotes[name]?.routes ?? [])) {
      const covers = pathname === route || pathname.startsWith(`${route}/`)
      if (covers && route.length > (best?.basePath.length ?? 0)) best = { name, basePath: route }
    }
  }
  return best
}

/** Module Federation needs a valid variable name: `mf-orders` → `mf_orders`. */
export function federationName(name: string): string {
  return name.replaceAll('-', '_')
}
