import { fileURLToPath } from 'node:url'
import { contextOptions, launchOptions } from '@loja/component-testing/browser'
import { COMPONENT_TESTS, componentProject } from '@loja/component-testing/vitest'
import type { ViteUserConfig } from 'vitest/config'

const EXCLUDED = ['**/node_modules/**', '**/.dist/**', '**/e2e/**']
const SETUP = fileURLToPath(new URL('./setup.js', import.meta.url))

const SOURCES = ['platform', 'ui', 'data', 'domain', 'spreadsheet', 'component-testing'].map((name) => `@loja/${name}`)

export function moduleTests(): ViteUserConfig {
  const components = componentProject({
    setup: SETUP,
    exclude: EXCLUDED,
    optimizeDeps: {
      entries: [SETUP, 'node_modules/@loja/*/{src,lib}/index.{ts,js}', `mf-*/src/${COMPONENT_TESTS}`],
      exclude: SOURCES,
      // vitest does not look into vitest-browser-react.
      include: ['react-dom/client'],
    },
    chromium: { launchOptions, contextOptions },
  })
  const unit = {
    name: 'unit',
    include: ['**/*.test.{ts,tsx}'],
    exclude: [...EXCLUDED, COMPONENT_TESTS, '**/*.data.test.ts'],
    // Node loads no TypeScript from packages.
    server: { deps: { inline: [/[\\/]@loja[\\/]/] } },
  }
  return { test: { projects: [{ test: unit }, components] } }
}
