import { defineConfig } from 'vitest/config'

const NEVER = ['**/node_modules/**', '**/dist/**', '**/.dist/**', '**/.cache/**', '**/.data/**', 'e2e/**']

/** `unit` needs nothing but Node; `data` starts the embedded database, so it gets time and few processes. */
export default defineConfig({
  test: {
    // The second prints only after a run with the contract in it.
    reporters: ['default', './libs/local-backend/src/contract/contract-reporter.ts'],
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...NEVER, '**/*.data.test.ts'],
        },
      },
      {
        test: {
          name: 'data',
          environment: 'node',
          include: ['**/*.data.test.ts'],
          exclude: NEVER,
          pool: 'forks',
          maxWorkers: 2,
          // Projects with another number of workers run one after the other.
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
