import { defineConfig } from '@playwright/test'
import { contextOptions, launchOptions } from './browser'
import { testedReleases } from './combination/environment'

/** Go from one release to another themselves, or measure what was built last. */
const ABOUT_RELEASES = /\/(remotes[\w-]*|budget|hosting)\.spec\.ts$/
/** A run of its own: `pnpm test:e2e --mf …`. */
const ABOUT_COMBINATIONS = /\/combination\.spec\.ts$/

const { combination, description } = testedReleases()
const isPinned = Object.keys(combination).length > 0

const { reducedMotion, locale, timezoneId } = contextOptions

/** Real Chromium against the built product. Each worker starts its own backend and gateway (`support/test.ts`). */
export default defineConfig({
  testDir: './specs',
  outputDir: '../test-results',
  metadata: { releases: description },
  fullyParallel: false,
  forbidOnly: true,
  workers: 2,
  // A test that passes at the second try has found something.
  retries: 0,
  timeout: 120_000,
  // What is waited for comes in a tenth of it, unless other work keeps the machine busy.
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '../.cache/test-reports/e2e.json' }]],
  use: {
    contextOptions: { reducedMotion },
    locale,
    timezoneId,
    // Recording every test costs a third of the run; `--trace on` records the one under study.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions,
    viewport: { width: 1280, height: 800 },
  },
  testIgnore: isPinned ? ABOUT_RELEASES : ABOUT_COMBINATIONS,
})
