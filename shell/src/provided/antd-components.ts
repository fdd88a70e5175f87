import type { ProvidedModules } from '@loja/federation'

type ListParts = typeof import('./antd-lists')

/** One chunk: lists use most of them. */
const LIST_PARTS: Record<keyof ListParts, true> = {
  empty: true,
}

/** All components of antd, one chunk each. Not the colour picker: buttons import it and would load it early. */
const components = import.meta.webpackContext('antd/es', {
  mode: 'lazy',
  regExp: /^\.\/(?!_util|color-picker|locale|style|version)[a-z-]+\/index\.js$/,
})

function loadListParts(): Promise<ListParts> {
  return import(/* webpackChunkName: "antd-lists" */ './antd-lists')
}

/** antd by component, as modules import it: `antd/es/button`. */
export function provideAntd(version: string): ProvidedModules {
  const names = components.keys().map((file) => file.split('/')[1] ?? '')
  return Object.fromEntries(
    names.map((name) => [`antd/es/${name}`, { version, load: () => load(name), early: isListPart(name) }]),
  )
}

async function load(name: string): Promise<object> {
  return isListPart(name) ? (await loadListParts())[name] : components(`./${name}/index.js`)
}

function isListPart(name: string): name is keyof ListParts {
  return Object.hasOwn(LIST_PARTS, name)
}
