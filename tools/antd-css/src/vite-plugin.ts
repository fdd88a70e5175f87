import type { Plugin } from 'vitest/config'
import { buildAntdCss } from './build-css.ts'
import { STYLE_MODULES } from './plugin.ts'
import { withBuiltCss } from './style-loader.mjs'

export function antdCssInVite(): Plugin {
  const name = 'loja:antd-css'
  return {
    name,
    async config() {
      const cssDir = await buildAntdCss()
      const handler = (code: string, id: string) => withBuiltCss(code, id, cssDir)
      const styles = { name, transform: { filter: { id: STYLE_MODULES }, handler } }
      return {
        define: { __ANTD_CSS_IS_BUILT__: 'true' },
        optimizeDeps: { rolldownOptions: { plugins: [styles] } },
      }
    },
  }
}
