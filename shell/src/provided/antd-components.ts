import type { ProvidedModules } from '@loja/federation'

type ListParts = typeof import('./antd-lists')

/** Components that come together, in one file: who needs one needs most of them. */
const LIST_PARTS: Record<keyof ListParts, true> = {
  checkbox: true,
  empty: true,
  modal: true,
  pagination: true,
  select: true,
  tag: true,
}

/**
 * Every component of the installed antd, as a file of its own where the page does not hold it anyway. Not the picker of
 * colours: a button asks its module for a function, and would bring all of it into the first load.
 */
const components = import.meta.webpackContext('antd/es', {
  mode: 'lazy',
  regExp: /^\.\/(?!_util|color-picker|locale|style|version)[a-z-]+\/index\.js$/,
})

function loadListParts(): Promise<ListParts> {
  return import(/* webpackChunkName: "antd-lists" */ './antd-lists')
}

/** antd as modules import it, by component: `antd/es/button`. */
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
