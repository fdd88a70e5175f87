import type { ConfigProviderProps } from 'antd'
import { createElement, Fragment } from 'react'
import { recordingCache, type StyleEntry, StyleProvider } from './style-recorder'
import { unhash } from './unhash'

/** CSS by style module, e.g. `button/style/index`. */
export type ModuleCss = Map<string, string>

type Theme = NonNullable<ConfigProviderProps['theme']>

/** The styles of every component of `EXAMPLES`, by the module of antd that makes them. */
export async function drawStyles(theme: Theme): Promise<ModuleCss> {
  // After the recorder: antd's style modules must find its hooks.
  const [{ ConfigProvider }, { EXAMPLES }, { renderToString }] = await Promise.all([
    import('antd'),
    import('./examples'),
    import('react-dom/server'),
  ])
  const { cache, entries } = recordingCache()
  const examples = Object.entries(EXAMPLES).map(([name, example]) => createElement(Fragment, { key: name }, example))
  renderToString(
    createElement(StyleProvider, { cache, children: createElement(ConfigProvider, { theme, children: examples }) }),
  )
  return byModule(entries, scopeOf(theme))
}

function byModule(entries: StyleEntry[], scope: string): ModuleCss {
  const modules: ModuleCss = new Map()
  // A stable sort: what has the same order stays as it was first drawn.
  for (const { module, hash, css } of entries.sort((one, other) => one.order - other.order))
    modules.set(module, (modules.get(module) ?? '') + unhash(css, hash, scope))
  return modules
}

function scopeOf({ cssVar }: Theme): string {
  if (!cssVar?.key) throw new Error('The theme has no cssVar.key: its styles need a class to stand under.')
  return cssVar.key
}
