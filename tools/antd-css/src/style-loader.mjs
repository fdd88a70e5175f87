import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { endOfImports, leaveOutStyles } from './leave-out-styles.mjs'

const registerTokens = fileURLToPath(new URL('./register-tokens.mjs', import.meta.url))

const PARTS = [
  {
    module: 'theme/util/genStyleUtils',
    part: "import { genStyleUtils } from '@ant-design/cssinjs-utils';",
    instead: `import { useCSSVarRegister } from '@ant-design/cssinjs';
import { tokenRegistrar } from ${JSON.stringify(registerTokens)};
const genStyleUtils = tokenRegistrar(useCSSVarRegister);`,
  },
  { module: 'hooks/useCacheToken', part: 'if (!cssVarsStr)', instead: 'if (true)' },
]
const ICONS = 'theme/util/useResetIconStyle'

/**
 * For the shell's build: a style module of antd imports its generated CSS (`cssDir` of the options) and makes none
 * itself.
 * @this {{ resourcePath: string, getOptions(): { cssDir: string } }}
 * @param {string} source
 */
export default function antdStyleLoader(source) {
  return withBuiltCss(source, this.resourcePath, this.getOptions().cssDir)
}

/** @param {string} source of a style module @param {string} path its file @param {string} cssDir of the CSS */
export function withBuiltCss(source, path, cssDir) {
  const module = /\/es\/(.+)\.js$/.exec(path.replaceAll('\\', '/'))?.[1] ?? ''
  const made = join(cssDir, module)
  const changed = change(module, source, made)
  if (!existsSync(`${made}.css`)) return changed
  const at = endOfImports(changed)
  return `${changed.slice(0, at)}\nimport ${JSON.stringify(`${made}.css`)};\n${changed.slice(at)}`
}

/** @param {string} module @param {string} source @param {string} made */
function change(module, source, made) {
  if (module === ICONS) return 'export default () => {}\n'
  const place = PARTS.find((known) => known.module === module)
  if (!place) return leaveOutStyles(source, existsSync(`${made}.json`) ? readFileSync(`${made}.json`, 'utf8') : '0')
  if (!source.includes(place.part))
    throw new Error(`antd's ${module} is not what it was: "${place.part}" is not in it. See tools/antd-css.`)
  return source.replace(place.part, place.instead)
}
