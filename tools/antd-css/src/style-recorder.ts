import { createRequire } from 'node:module'
import type { ComponentType, ReactNode } from 'react'

/**
 * antd's own modules, in the form that Node loads: what is patched here is what `import … from 'antd'` uses. cssinjs is
 * found from antd, because its own copy is the one that counts.
 */
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

/** What one call of a style hook registered. */
export interface StyleEntry {
  /** Path of the style module below `antd/es`, without suffix, e.g. `button/style/index`. */
  module: string
  /** Of the theme; it is in every selector and in every name of an animation. Empty for the icons. */
  hash: string
  /** antd's order among all its styles: -999, or -998 for what comes after a component's own. */
  order: number
  css: string
}

/** The tokens that one component writes as CSS variables. */
export interface TokenEntry {
  module: string
  /** antd's name of it, e.g. `Button`; empty for the tokens of the whole theme. */
  component: string
  /** `cssVar.key` of the theme. */
  key: string
  /** The class that they stand under, beside the key. */
  scope: string
  /** One rule; empty when the component has no tokens of its own. */
  css: string
}

interface Recording {
  cache: StyleCache
  styles: StyleEntry[]
  tokens: Map<string, TokenEntry>
}

/** Where the tokens of the theme are asked for. */
const THEME_TOKENS = 'theme/useToken'

/** The module of what `useStyleRegister` is given outside of a component's own hook. */
const OUTSIDE: Record<string, string> = {
  Shared: 'theme/util/genStyleUtils',
  'ant-design-icons': 'theme/util/useResetIconStyle',
}

/** Of the pictures in antd's own documentation, which show a notice without a page. */
const FOR_PICTURES = /PurePanel/

/** The style module whose hook is being called. */
let owner: string | undefined
patchStyleHooks()

/** Below it antd writes its styles to `cache` and to no document. */
export const StyleProvider = cssinjs.StyleProvider

/** A cache that keeps what is registered, with the style module that it comes from. */
export function recordingCache(): Recording {
  const cache = cssinjs.createCache()
  const styles: StyleEntry[] = []
  const tokens: Recording['tokens'] = new Map()
  const empty = new Set<string>()
  const update = cache.opUpdate.bind(cache)
  cache.opUpdate = (path, change) => {
    // A component that draws another asks for its styles without writing them; who comes later may write them.
    if (empty.delete(path)) cache.cache.delete(path)
    const isKnown = cache.cache.has(path)
    update(path, change)
    const value = cache.cache.get(path)?.[1]
    const entry = tokensOf(path, value)
    // Every module that asks for them brings them, because each may be in the page without the others.
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

/** Before a style module is loaded: each then makes its hooks through these. */
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

/** The first module of antd on the stack. */
function callingModule(): string {
  const limit = Error.stackTraceLimit
  Error.stackTraceLimit = 20
  const module = /antd\/lib\/([^:)]+)\.js:/.exec(new Error('where').stack?.replaceAll('\\', '/') ?? '')?.[1]
  Error.stackTraceLimit = limit
  if (!module) throw new Error('A style hook of antd is made by no module of antd: see style-recorder.ts.')
  return module
}
