import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Folders of antd that hold no component, and the one component that the shell does not provide. */
const NOT_PROVIDED = ['_util', 'color-picker', 'locale', 'style', 'version']

/**
 * Import specifiers of the antd components that the shell provides, e.g. `antd/es/button`: what it finds in the package
 * too (`shell/src/provided/antd-components.ts`), which a test compares.
 * @param manifest path of the installed antd's package.json
 */
export function providedAntd(manifest: string): string[] {
  const folder = join(dirname(manifest), 'es')
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'index.js')) && !NOT_PROVIDED.includes(name))
    .map((name) => `antd/es/${name}`)
}
