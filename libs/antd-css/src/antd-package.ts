import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** Folder of the installed antd. */
export const antdDir = dirname(createRequire(import.meta.url).resolve('antd/package.json'))

export function antdVersion(): string {
  return (JSON.parse(readFileSync(join(antdDir, 'package.json'), 'utf8')) as { version: string }).version
}

/** Components without styles in the shell, by their folder in antd: nobody may use them. */
const NOT_DRAWN = ['color-picker']

/**
 * Folders of antd whose components have their styles in the shell's build, e.g. `date-picker`: what the shell may provide
 * to remotes. Folders that draw nothing (`theme`, `grid`) are among them.
 */
export function drawnComponents(): string[] {
  const index = readFileSync(join(antdDir, 'es/index.js'), 'utf8')
  const folders = [...index.matchAll(/export \{ default as \w+ \} from '\.\/([\w-]+)'/g)].map(
    ([, folder = '']) => folder,
  )
  return folders.filter((folder) => !NOT_DRAWN.includes(folder))
}

/** Drawn with the token `wireframe` alone, which our theme has not. */
const NEVER_DRAWN = ['pagination/style/bordered']

const MAKES_STYLES = /\bgen(StyleHooks|ComponentStyleHook|SubStyleComponent)\(/

/** Every module of antd that makes styles, e.g. `button/style/compact`, those of `NOT_DRAWN` and `NEVER_DRAWN` excepted. */
export function styleModules(): string[] {
  const es = join(antdDir, 'es')
  return readdirSync(es, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /(^|\/)style(\/[\w-]+)?\.js$/.test(path) && !NOT_DRAWN.includes(path.split('/')[0] ?? ''))
    .filter((path) => MAKES_STYLES.test(readFileSync(join(es, path), 'utf8')))
    .map((path) => path.replace(/\.js$/, ''))
    .filter((module) => !NEVER_DRAWN.includes(module))
    .sort()
}
