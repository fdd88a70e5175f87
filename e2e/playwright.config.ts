import { contextOptions, launchOptions } from '@loja/component-testing/browser'
import { defineConfig } from '@playwright/test'
import { testedReleases } from './combination/environment'

/** These switch releases themselves, or measure the last build. */
const ABOUT_RELEASES = /\/(remotes[\w-]*|budget|hosting|readme\/.*)\.spec\.ts$/
const ABOUT_COMBINATIONS = /\/combination\.spec\.ts$/
const README = /\/readme\/.*\.spec\.ts$/

const { combination, description } = testedReleases()
const isPinned = Object.keys(combination).length > 0

const ignored = isPinned ? ABOUT_RELEASES : ABOUT_COMBINATIONS

const { reducedMotion, locale, timezoneId } = contextOptions

export default defineConfig({
  testDir: '..',
  testMatch: ['e2e/specs/**/*.spec.ts', 'mf-*/e2e/**/*.spec.ts'],
  // README's commands, the kit and the comparison of styles test the tools: CI runs them, `npm test` does not.
  // They come first, because one worker needs minutes for some.
  projects: [
    { name: 'readme', testMatch: README, testIgnore: ignored },
    { name: 'e2e', testIgnore: [ignored, README] },
  ],
  respectGitIgnore: true,
  outputDir: '../test-results',
  metadata: { releases: description },
  fullyParallel: false,
  forbidOnly: true,
  // `pnpm test:readme` runs these.
  grepInvert: /@slow/,
  // A test waits for its page about half of the time.
  workers: 3,
  // A test that passes on retry has found a bug.
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '../.cache/test-reports/e2e.json' }]],
  use: {
    contextOptions: { reducedMotion },
    locale,
    timezoneId,
    // Traces cost a third of the run; `--trace on` records a single test.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions,
    viewport: { width: 1280, height: 800 },
  },
})
