import { fileURLToPath } from 'node:url'
import type { RsbuildPlugin } from '@rsbuild/core'
import { buildAntdCss } from './build-css.ts'
import { insertLink } from './insert-link.mjs'

const styleLoader = fileURLToPath(new URL('./style-loader.mjs', import.meta.url))
const adoptLoader = fileURLToPath(new URL('./adopt-loader.mjs', import.meta.url))

const STYLE_WRITERS = [
  /[\\/]@rc-component[\\/]util[\\/]es[\\/]Dom[\\/]dynamicCSS\.js$/,
  /[\\/]@rc-component[\\/]input[\\/]es[\\/]calculateNodeHeight\.js$/,
  /[\\/]@ant-design[\\/]icons[\\/]es[\\/]cssUtils\.js$/,
  /[\\/]antd[\\/]es[\\/]watermark[\\/]useWatermark\.js$/,
]

export const STYLE_MODULES = [
  /[\\/]antd[\\/]es[\\/](?!color-picker).+[\\/]style(\.js$|[\\/])/,
  /[\\/]antd[\\/]es[\\/]theme[\\/](useToken|util[\\/](genStyleUtils|useResetIconStyle))\.js$/,
  /[\\/]cssinjs[\\/]es[\\/]hooks[\\/]useCacheToken\.js$/,
]
const CSS_MADE = /[\\/]antd-css[\\/][0-9a-f]{12}[\\/]([\w-]+)[\\/].+\.css$/

/** One sheet per named chunk of the shell, otherwise one per component. */
function sheetName(
  module: { nameForCondition(): string | null | undefined },
  chunks: { name?: string | undefined }[],
): string {
  const component = CSS_MADE.exec(module.nameForCondition() ?? '')?.[1] ?? 'parts'
  const name = chunks.find((chunk) => chunk.name !== undefined)?.name ?? component
  return `antd-${name}-css`
}

export function pluginAntdCss(): RsbuildPlugin {
  return {
    name: 'loja:antd-css',
    setup(api) {
      const atBuildTime = isMadeAtBuildTime(api.context.action)
      api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
        mergeRsbuildConfig(config, {
          source: { define: { __ANTD_CSS_IS_BUILT__: JSON.stringify(atBuildTime) } },
          ...(atBuildTime && { tools: { cssExtract: { pluginOptions: { insert: insertLink } } } }),
        }),
      )
      if (!atBuildTime) return
      api.modifyRspackConfig(async (config, { addRules, mergeConfig }) => {
        const cssDir = await buildAntdCss()
        addRules([{ test: STYLE_MODULES, use: [{ loader: styleLoader, options: { cssDir } }] }])
        return mergeConfig(config, {
          optimization: {
            splitChunks: {
              cacheGroups: {
                // A sheet with only antd's styles can come before all others.
                antdCss: {
                  test: CSS_MADE,
                  type: 'css/mini-extract',
                  name: sheetName,
                  chunks: 'all',
                  enforce: true,
                  priority: 100,
                },
                // The empty modules in place of sheets would otherwise be scripts of their own, each requested.
                antdCssModules: {
                  test: CSS_MADE,
                  type: 'javascript/auto',
                  name: 'index',
                  chunks: 'all',
                  enforce: true,
                  priority: 100,
                },
              },
            },
          },
        })
      })
    },
  }
}

/**
 * Styles that antd still writes in the page become constructed sheets, which the policy allows. @param options
 * `inDevelopment`: also for a dev server whose page has the policy
 */
export function pluginAdoptStyles(options = { inDevelopment: false }): RsbuildPlugin {
  return {
    name: 'loja:adopt-styles',
    setup(api) {
      if (!options.inDevelopment && !isMadeAtBuildTime(api.context.action)) return
      api.modifyRspackConfig((_, { addRules }) => addRules([{ test: STYLE_WRITERS, use: [{ loader: adoptLoader }] }]))
    },
  }
}

function isMadeAtBuildTime(action: string | undefined): boolean {
  return action === 'build' && process.env.ANTD_STYLES !== 'run-time'
}
