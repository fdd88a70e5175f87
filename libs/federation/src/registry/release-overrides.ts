import * as v from 'valibot'
import type { BrowserStorage } from '../browser-storage'
import { isLocalModule } from './local-module'
import { parseJson } from './parse-json'
import { type Registry, releaseKey } from './registry'
import { OVERRIDES_KEY } from './wants-overrides'

export type Overrides = Readonly<Record<string, string>>

export function parseOverrides(text: string, registry: Registry, localPorts: readonly number[]) {
  const accepted: Record<string, string> = {}
  const refused: string[] = []
  for (const part of text.split(',').map((item) => item.trim())) {
    if (part === '') continue
    const at = part.indexOf('@')
    const name = `mf-${part.slice(0, Math.max(at, 0)).replace(/^mf-/, '')}`
    const version = part.slice(at + 1)
    const isRemote = at > 0 && Object.hasOwn(registry.remotes, name)
    const isListed = Object.hasOwn(registry.releases, releaseKey(name, version))
    if ((isRemote && isListed) || isLocalModule(version, name, localPorts)) accepted[name] = version
    else refused.push(part)
  }
  return { accepted, refused }
}

export function readOverrides(storage: BrowserStorage): Overrides {
  return parseJson(v.record(v.string(), v.string()), storage.get(OVERRIDES_KEY) ?? '{}') ?? {}
}
