import { defineConfig } from '@playwright/test'

const PHONE_SPECS = /\.phone\.spec\.ts$/

const executablePath = process.env.CHROMIUM_PATH

/** Real Chromium against the built product. Each worker starts its own backend and gateway (`support/test.ts`). */
export default defineConfig({
  testDir: './specs',
  outputDir: '../test-results',
  fullyParallel: false,
  forbidOnly: true,
  workers: 2,
  // A test that passes at the second try has found something.
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../.cache/test-reports/e2e.json' }]],
  use: {
    // As people who want no motion: nothing has to be waited for until it stands still.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // Recording every test costs a third of the run; `--trace on` records the one under study.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'desktop', testIgnore: PHONE_SPECS, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      testMatch: PHONE_SPECS,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
})
