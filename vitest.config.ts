import { defineConfig, type Plugin } from 'vitest/config'
import { antdCssInVite } from './tools/antd-css/src/vite-plugin.ts'
import { findPostgres } from './tools/backend/src/postgres/find-postgres.ts'
import { contextOptions, launchOptions } from './tools/component-testing/src/browser.ts'
import { COMPONENT_TESTS, componentProject } from './tools/component-testing/src/vitest.ts'

const NEVER = ['**/node_modules/**', '**/dist/**', '**/.dist/**', '**/.cache/**', '**/.data/**']

const ABOUT_POSTGRES = [
  'tools/backend/src/postgres/**/*.data.test.ts',
  'tools/backend/src/testing/**/*.data.test.ts',
  'tools/toolchain/src/data/**/*.data.test.ts',
]
const REPORTS_MISSING = 'tools/backend/src/testing/test-cluster.data.test.ts'

const ON_PGLITE_ONLY = ['**/*.pglite.data.test.ts', 'bench/hostile/**/*.data.test.ts']

/**
 * `npm test` runs all files on PostgreSQL, several times as fast, and these also on the embedded engine: its
 * text functions, order and values, its errors, its one session in a thread, its start.
 */
const ON_BOTH_ENGINES = [
  'supabase/tests/rules.data.test.ts',
  'supabase/tests/api/{catalogue,errors}.data.test.ts',
  'supabase/tests/{catalog,orders}/{list,search}-*.data.test.ts',
  'tools/backend/src/auth/{administrators,refresh-reuse}.data.test.ts',
  'tools/backend/src/backup/*.data.test.ts',
  'tools/backend/src/database/{demo-data,prepare-database}.data.test.ts',
  'tools/backend/src/http/{hardening,rpc-context,session,shared-reads}.data.test.ts',
  'tools/backend/src/http/rest/typed-arguments.data.test.ts',
]

/** Make, move, upgrade, restart or attack whole stores, which takes a quarter of the data tests' time. CI runs them. */
const ABOUT_STORES = [
  'bench/hostile/*.data.test.ts',
  'tools/backend/src/backup/*.data.test.ts',
  'tools/backend/src/pglite/*data-dir.pglite.data.test.ts',
  'tools/backend/src/pglite/older-folder.pglite.data.test.ts',
  'tools/backend/src/postgres/{start,older-database}.data.test.ts',
  'tools/backend/src/realtime/restart.pglite.data.test.ts',
  'tools/toolchain/src/data/{check-database,supabase-cli}.data.test.ts',
  'tools/toolchain/src/serving/stop.pglite.data.test.ts',
]
const LEFT_OUT = process.env.LOJA_TEST_SHORT === '1' ? [...NEVER, ...ABOUT_STORES] : NEVER
const ONCE = process.env.LOJA_TEST_ONCE === '1' && findPostgres() !== undefined

const reportMissingPostgres: Plugin = {
  name: 'report-missing-postgres',
  async configureVitest({ project, vitest }) {
    if (findPostgres()) return
    const { testFiles } = await project.globTestFiles()
    project.config.include = [REPORTS_MISSING]
    vitest.clearSpecificationsCache()
    project.provide('filesNotRun', testFiles.length)
  },
}

const SEED = { LOJA_TEST_SEED: process.env.LOJA_TEST_SEED ?? '20261127' }

const REPORT = process.env.LOJA_TEST_REPORT

/** pdf.js draws nothing here, and pages of component tests have no `Worker`. */
const EXPECTED_LOGS = [
  'Warning: Cannot load "@napi-rs/canvas"',
  'Warning: Cannot polyfill `',
  '[productImport.analyse] no worker',
  '[session.storage] ReferenceError',
  '[productImport.checkpoint] not stored ReferenceError: indexedDB',
  '[productImport.checkpoint] not removed ReferenceError: indexedDB',
  // Faults that tests inject.
  '[code] Loading chunk',
  '[pictures.upload] network',
  '[productImport.run] productImports.begin: invalid',
  '[productImport.discard] not-found',
]

const DATA = {
  env: SEED,
  environment: 'node',
  pool: 'forks',
  // Loading the backend and compiling its engine takes longer than most files.
  isolate: false,
  setupFiles: './tools/backend/src/testing/fresh-modules.ts',
  maxWorkers: 2,
  // For a busy machine.
  testTimeout: 180_000,
  hookTimeout: 180_000,
} as const

/**
 * `data-postgres` runs the files that a server can change. `LOJA_TEST_ONCE` leaves `data` the files that depend
 * on its engine.
 */
export default defineConfig({
  test: {
    reporters: REPORT
      ? [
          ['minimal', { silent: false }],
          ['json', { outputFile: REPORT }],
        ]
      : ['default'],
    onConsoleLog: (log) => !EXPECTED_LOGS.some((text) => log.startsWith(text)),
    // Transforming the sources again takes an eighth of the unit tests' CPU.
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/vitest' },
    projects: [
      {
        test: {
          name: 'unit',
          env: SEED,
          environment: 'node',
          pool: 'forks',
          isolate: false,
          setupFiles: './tools/toolchain/src/unit-setup.ts',
          // Vitest would leave a processor free for the terminal.
          maxWorkers: 2,
          // A property with a hundred runs takes over 5 s on a busy machine.
          testTimeout: 60_000 * Number(process.env.LOJA_TEST_RUNS ?? 1),
          hookTimeout: 60_000,
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...NEVER, '**/*.data.test.ts', COMPONENT_TESTS],
        },
      },
      {
        ...componentProject({
          setup: './tools/component-testing/src/setup.ts',
          exclude: NEVER,
          plugins: [antdCssInVite()],
          chromium: { launchOptions, contextOptions },
        }),
      },
      {
        test: {
          ...DATA,
          name: 'data',
          include: ONCE ? [...ON_PGLITE_ONLY, ...ON_BOTH_ENGINES] : ['**/*.data.test.ts'],
          exclude: [...LEFT_OUT, ...ABOUT_POSTGRES],
          // Projects with different numbers of workers run in sequence.
          sequence: { groupOrder: 2 },
        },
      },
      {
        plugins: [reportMissingPostgres],
        test: {
          ...DATA,
          name: 'data-postgres',
          env: { ...SEED, LOJA_TEST_DATABASE: 'postgres' },
          globalSetup: './tools/backend/src/testing/test-setup.ts',
          include: ['**/*.data.test.ts'],
          exclude: [...LEFT_OUT, ...ON_PGLITE_ONLY],
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
})
