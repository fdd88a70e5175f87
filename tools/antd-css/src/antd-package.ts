import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

export const antdDir = dirname(createRequire(import.meta.url).resolve('antd/package.json'))

export function antdVersion(): string {
  return (JSON.parse(readFileSync(join(antdDir, 'package.json'), 'utf8')) as { version: string }).version
}

/** The shell's build has no styles for these: they must not be provided. */
export const UNDRAWN_COMPONENTS = ['color-picker']

/** Our theme does not set the token `wireframe`. */
const NEVER_DRAWN = ['pagination/style/bordered']

const MAKES_STYLES = /\bgen(StyleHooks|ComponentStyleHook|SubStyleComponent)\(/

export function styleModules(): string[] {
  const es = join(antdDir, 'es')
  return readdirSync(es, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter(
      (path) => /(^|\/)style(\/[\w-]+)?\.js$/.test(path) && !UNDRAWN_COMPONENTS.includes(path.split('/')[0] ?? ''),
    )
    .filter((path) => MAKES_STYLES.test(readFileSync(join(es, path), 'utf8')))
    .map((path) => path.replace(/\.js$/, ''))
    .filter((module) => !NEVER_DRAWN.includes(module))
    .sort()
}
