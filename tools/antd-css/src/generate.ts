/** antd's modules are patched first. */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { styleModules } from './antd-package'
import { drawStyles, type ModuleCss } from './draw-styles'
import { tokenCss } from './token-css'
import { withoutUnreadPalette } from './unread-palette'

const [, , folder] = process.argv
if (!folder) throw new Error('Name the folder to write to.')

const { buildTheme } = await import('@loja/ui/theme')
type Scheme = Parameters<typeof buildTheme>[0]
const draw = (scheme: Scheme, motion: boolean, isPhone: boolean, zeroRuntime = true) =>
  drawStyles({ ...buildTheme(scheme, { motion, isPhone }), zeroRuntime })

const base = await draw('light', true, false, false)
// A difference in any condition is also a difference when all are combined.
const all = await draw('dark', false, true, false)
checkSame(base.styles, all.styles)
checkComplete(base.styles)
const tokens = {
  base: base.tokens,
  dark: (await draw('dark', true, false)).tokens,
  still: (await draw('light', false, false)).tokens,
  phone: (await draw('light', true, true)).tokens,
  all: all.tokens,
}

const sheets = new Map<string, string>()
const scopes = new Map<string, Record<string, string[]>>()
for (const [key, { module, component, scope }] of base.tokens) {
  sheets.set(module, (sheets.get(module) ?? '') + tokenCss(key, tokens))
  const known = scopes.get(module) ?? {}
  scopes.set(module, known)
  known[component] = [...(known[component] ?? []), scope]
}
for (const [module, css] of base.styles) sheets.set(module, (sheets.get(module) ?? '') + css)

for (const [module, css] of withoutUnreadPalette(sheets)) {
  const path = join(folder, module)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(`${path}.css`, css)
  await writeFile(`${path}.json`, JSON.stringify(scopes.get(module) ?? {}))
}

function checkSame(one: ModuleCss, other: ModuleCss): void {
  const different = [...new Set([...one.keys(), ...other.keys()])].filter((key) => one.get(key) !== other.get(key))
  if (different.length > 0)
    throw new Error(
      `antd's styles of ${different.join(', ')} depend on the theme: light, dark, without motion and on a phone they are not the same, so they cannot be made at build time. Give that part a token that is a variable, or a sheet of ours.`,
    )
}

function checkComplete(drawn: ModuleCss): void {
  const missing = styleModules().filter((module) => !drawn.has(module))
  if (missing.length > 0)
    throw new Error(
      `No example draws antd's ${missing.join(', ')}: those parts would have no styles. Add them to tools/antd-css/src/examples.tsx.`,
    )
}
