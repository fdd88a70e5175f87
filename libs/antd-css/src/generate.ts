/**
 * Writes the CSS of every style module of antd into the folder that is named: `<folder>/button/style/index.css`. In a
 * process of its own, because antd's modules are patched before they are loaded (style-recorder.ts).
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { styleModules } from './antd-package'
import { drawStyles, type ModuleCss } from './draw-styles'

const [, , folder] = process.argv
if (!folder) throw new Error('Name the folder to write to.')

// Loads antd, so it comes after what patches it.
const { buildTheme } = await import('@loja/ui/theme')
const light = await drawStyles(buildTheme('light', { motion: true, isPhone: false }))
// What is another in any of the three is not the same in all of them at once.
checkSame(light, await drawStyles(buildTheme('dark', { motion: false, isPhone: true })))
checkComplete(light)
for (const [module, css] of light) {
  const path = join(folder, `${module}.css`)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, css)
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
      `No example draws antd's ${missing.join(', ')}: those parts would have no styles. Add them to libs/antd-css/src/examples.tsx.`,
    )
}
