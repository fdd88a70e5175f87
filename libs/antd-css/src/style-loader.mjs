import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { endOfImports, leaveOutStyles } from './leave-out-styles.mjs'

const registerTokens = fileURLToPath(new URL('./register-tokens.mjs', import.meta.url))

/** Modules that make styles without being a component's: what stands in their place. */
const IN_PLACE = {
  // Of the icons: a hook with nothing to do.
  'theme/util/useResetIconStyle': () => 'export default () => {}\n',
  'theme/util/genStyleUtils': (/** @type {string} */ source) =>
    source.replace(
      "import { genStyleUtils } from '@ant-design/cssinjs-utils';",
      `import { useCSSVarRegister } from '@ant-design/cssinjs';
import { tokenRegistrar } from ${JSON.stringify(registerTokens)};
const genStyleUtils = tokenRegistrar(useCSSVarRegister);`,
    ),
}

/**
 * Of the shell's build: a style module of antd imports the CSS that was made of it (`cssDir` of the options), and makes
 * none itself.
 * @this {{ resourcePath: string, getOptions(): { cssDir: string } }}
 * @param {string} source
 */
export default function antdStyleLoader(source) {
  const module = /\/antd\/es\/(.+)\.js$/.exec(this.resourcePath.replaceAll('\\', '/'))?.[1] ?? ''
  const change = module in IN_PLACE ? IN_PLACE[/** @type {keyof typeof IN_PLACE} */ (module)] : leaveOutStyles
  const changed = change(source)
  const css = join(this.getOptions().cssDir, `${module}.css`)
  if (!existsSync(css)) return changed
  const at = endOfImports(changed)
  return `${changed.slice(0, at)}\nimport ${JSON.stringify(css)};\n${changed.slice(at)}`
}
