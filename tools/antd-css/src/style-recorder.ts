import { createRequire } from 'node:module'
import type { ComponentType, ReactNode } from 'react'

/** Node loads this form of antd's modules; cssinjs is antd's own copy. */
const fromHere = createRequire(import.meta.url)
const fromAntd = createRequire(fromHere.resolve('antd/package.json'))
const styleHooks: StyleHooks = fromAntd('antd/lib/theme/util/genStyleUtils')
const cssinjs: CssInJs = fromAntd('@ant-design/cssinjs')
const { extract }: { extract: Extract } = fromAntd('@ant-design/cssinjs/lib/hooks/useStyleRegister')

type Hook = (...args: unknown[]) => unknown
type MakeHook = (...args: unknown[]) => Hook
interface StyleHooks {
  genStyleHooks: MakeHook
  genComponentStyleHook: MakeHook
  genSubStyleComponent: MakeHook
}
interface StyleCache {
  cache: Map<string, [times: number, value: unknown]>
  opUpdate(key: string, update: (previous: unknown) => unknown): void
}
interface CssInJs {
  createCache(): StyleCache
  StyleProvider: ComponentType<{ cache: StyleCache; children: ReactNode }>
}
type Extract = (value: unknown, drawn: object, options: { plain: boolean }) => [number, string, string] | null

export interface StyleEntry {
  module: string
  /** The theme's class, in every selector and animation name. Empty for the icons. */
  hash: string
  /** antd's order of styles: -999, or -998 after a component's own. */
  order: number
  css: string
}

export interface TokenEntry {
  module: string
  component: string
  key: string
  scope: string
  css: string
}

interface Recording {
  cache: StyleCache
  styles: StyleEntry[]
  tokens: Map<string, TokenEntry>
}

const THEME_TOKENS = 'theme/useToken'

/** By the argument of `useStyleRegister`, for calls outside a component's hook. */
const OUTSIDE: Record<string, string> = {
  Shared: 'theme/util/genStyleUtils',
  'ant-design-icons': 'theme/util/useResetIconStyle',
}

/** Used only in antd's documentation. */
const FOR_PICTURES = /PurePanel/

let owner: string | undefined
patchStyleHooks()

export const StyleProvider = cssinjs.StyleProvider

export function recordingCache(): Recording {
  const cache = cssinjs.createCache()
  const styles: StyleEntry[] = []
  const tokens: Recording['tokens'] = new Map()
  const empty = new Set<string>()
  const update = cache.opUpdate.bind(cache)
  cache.opUpdate = (path, change) => {
    // A component that renders another requests its styles without writing them; the next one may write them.
    if (empty.delete(path)) cache.cache.delete(path)
    const isKnown = cache.cache.has(path)
    update(path, change)
    const value = cache.cache.get(path)?.[1]
    const entry = tokensOf(path, value)
    // Each module that requests tokens includes them, because it may be in the page without the others.
    if (entry) tokens.set(`${entry.module} ${entry.component} ${entry.scope}`, entry)
    if (isKnown || !path.startsWith('style%') || !value) return
    const style = styleOf(path, value)
    if (style.css === '') empty.add(path)
    else if (!FOR_PICTURES.test(path)) styles.push(style)
  }
  return { cache, styles, tokens }
}

function tokensOf(path: string, value: unknown): TokenEntry | undefined {
  const [kind, component = '', key = '', scope = ''] = path.split('%')
  const parts = value as string[]
  if (kind === 'token')
    return { module: THEME_TOKENS, component: '', key: parts[4] ?? '', scope: '', css: parts[3] ?? '' }
  if (kind !== 'cssVar' || !owner) return undefined
  return { module: owner, component, key, scope, css: parts[1] ?? '' }
}

function styleOf(path: string, value: unknown): StyleEntry {
  const [, hash = '', name = ''] = path.split('%')
  const [order = 0, , css = ''] = extract(value, {}, { plain: true }) ?? []
  const module = OUTSIDE[name] ?? owner
  if (!module) throw new Error(`antd writes styles named ${name} outside of its style modules: see style-recorder.ts.`)
  return { module, hash, order, css }
}

function patchStyleHooks(): void {
  if (Object.keys(fromAntd.cache).some((path) => /antd.lib.button.style.index\.js$/.test(path)))
    throw new Error('antd was loaded before style-recorder.ts: import that first.')
  for (const name of ['genStyleHooks', 'genComponentStyleHook', 'genSubStyleComponent'] as const) {
    const make = styleHooks[name]
    styleHooks[name] = (...makeArgs) => {
      const module = callingModule()
      const hook = make(...makeArgs)
      return (...args) => {
        const outer = owner
        owner = module
        try {
          return hook(...args)
        } finally {
          owner = outer
        }
      }
    }
  }
}

function callingModule(): string {
  const limit = Error.stackTraceLimit
  Error.stackTraceLimit = 20
  const module = /antd\/lib\/([^:)]+)\.js:/.exec(new Error('where').stack?.replaceAll('\\', '/') ?? '')?.[1]
  Error.stackTraceLimit = limit
  if (!module) throw new Error('A style hook of antd is made by no module of antd: see style-recorder.ts.')
  return module
}
