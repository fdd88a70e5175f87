import type { ProvidedModules } from '@loja/federation'

/** All components of antd, one chunk each. Not the colour picker: buttons import it and would load it early. */
const components = import.meta.webpackContext('antd/es', {
  mode: 'lazy',
  regExp: /^\.\/(?!_util|color-picker|locale|style|version)[a-z-]+\/index\.js$/,
})

/** antd by component, as modules import it: `antd/es/button`. */
export function provideAntd(version: string): ProvidedModules {
  const names = components.keys().map((file) => file.split('/')[1] ?? '')
  return Object.fromEntries(
    names.map((name) => [`antd/es/${name}`, { version, load: () => components(`./${name}/index.js`) }]),
  )
}
