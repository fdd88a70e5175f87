import { playwright } from '@vitest/browser-playwright'
import type { Plugin, TestProjectInlineConfiguration } from 'vitest/config'

export const COMPONENT_TESTS = '**/*.component.test.tsx'

const expectedOutput: Plugin = {
  name: 'expected-output',
  configResolved({ logger }) {
    const { warnOnce } = logger
    logger.info = () => undefined
    logger.warnOnce = (text, options) => {
      if (!text.includes('did not pass the `from` option')) warnOnce(text, options)
    }
  },
}

interface Options {
  setup: string
  exclude: string[]
  plugins?: Plugin[]
  optimizeDeps?: NonNullable<TestProjectInlineConfiguration['optimizeDeps']>
  chromium: Parameters<typeof playwright>[0]
}

export function componentProject({
  setup,
  exclude,
  plugins = [],
  optimizeDeps,
  chromium,
}: Options): TestProjectInlineConfiguration {
  return {
    plugins: [expectedOutput, ...plugins],
    // A package that is found during a test would reload the page.
    optimizeDeps: { entries: [setup], force: true, ...optimizeDeps },
    // React's development build needs twice the CPU.
    define: { 'process.env.NODE_ENV': '"production"' },
    test: {
      name: 'components',
      include: [COMPONENT_TESTS],
      exclude,
      setupFiles: setup,
      // Loading antd takes longer than most files.
      isolate: false,
      maxWorkers: 2,
      testTimeout: 60_000,
      expect: { poll: { timeout: 10_000 } },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ ...chromium, actionTimeout: 10_000 }),
        instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
      },
      sequence: { groupOrder: 1 },
    },
  }
}
