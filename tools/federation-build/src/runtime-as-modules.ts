import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/**
 * Aliases that lead a remote's build to the ES modules of Module Federation's runtime. The federation plugin names
 * their CommonJS entries by path, of which nothing can be left out: 12 KB compressed in each remote.
 * @returns path of each CommonJS entry, and of the ES entry in its place
 */
export function runtimeAsModules(): Record<string, string> {
  const tools = resolveFrom(import.meta.url, 'enhanced/runtime', 'runtime-tools')
  const runtime = resolveFrom(tools, 'runtime')
  return {
    ...alias(resolveFrom(tools, 'webpack-bundler-runtime'), 'bundler.js'),
    ...alias(runtime, 'bundler.js'),
    ...alias(resolveFrom(runtime, 'runtime-core'), 'index.js'),
    ...alias(resolveFrom(runtime, 'sdk'), 'index.js'),
    ...alias(resolveFrom(runtime, 'error-codes'), 'index.mjs'),
  }
}

/** Each package is found from the one before it: pnpm lets nobody see another's dependencies. */
function resolveFrom(importer: string, ...packages: string[]): string {
  return packages.reduce((from, name) => createRequire(from).resolve(`@module-federation/${name}`), importer)
}

function alias(commonJs: string, entry: string): Record<string, string> {
  return { [commonJs]: join(dirname(commonJs), entry) }
}
