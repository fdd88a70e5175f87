import type { ConfigProviderProps } from 'antd'
import { createElement, Fragment } from 'react'
import { recordingCache, type StyleEntry, StyleProvider, type TokenEntry } from './style-recorder'
import { unhash } from './unhash'

export type ModuleCss = Map<string, string>

type Theme = NonNullable<ConfigProviderProps['theme']>

interface Drawn {
  styles: ModuleCss
  tokens: Map<string, TokenEntry>
}

export async function drawStyles(theme: Theme): Promise<Drawn> {
  const [{ ConfigProvider }, { EXAMPLES }, { renderToString }] = await Promise.all([
    import('antd'),
    import('./examples'),
    import('react-dom/server'),
  ])
  const { cache, styles, tokens } = recordingCache()
  const examples = Object.entries(EXAMPLES).map(([name, example]) => createElement(Fragment, { key: name }, example))
  renderToString(
    createElement(StyleProvider, { cache, children: createElement(ConfigProvider, { theme, children: examples }) }),
  )
  const scope = scopeOf(theme)
  for (const [name, { key }] of tokens) if (key !== scope) tokens.delete(name)
  return { styles: byModule(styles, scope), tokens }
}

function byModule(entries: StyleEntry[], scope: string): ModuleCss {
  const modules: ModuleCss = new Map()
  // Equal orders must keep the order of rendering.
  for (const { module, hash, css } of entries.sort((one, other) => one.order - other.order))
    modules.set(module, (modules.get(module) ?? '') + unhash(css, hash, scope))
  return modules
}

function scopeOf({ cssVar }: Theme): string {
  if (!cssVar?.key) throw new Error('The theme has no cssVar.key: its styles need its class.')
  return cssVar.key
}
