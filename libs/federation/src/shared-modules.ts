interface SharedModule {
  subpaths: readonly string[]
  /** Module of the shell that stands for the package; the package itself if absent. */
  providedBy?: string
}

/**
 * Every package that exists once in the page. The shell imports each of them statically and provides it; a remote
 * takes it from the shell and carries no copy (docs/adr/0002-shared-at-run-time.md).
 * `subpaths` are the entries below the package that modules may import; each is provided like the package itself.
 */
export const SHARED_MODULES = {
  react: { subpaths: ['jsx-runtime'] },
  'react-dom': { subpaths: ['client'] },
  'react-router': { subpaths: [] },
  jotai: { subpaths: ['utils'] },
  // Not the whole package, but the shell's choice of it.
  antd: { subpaths: [], providedBy: './src/app/antd-provided.ts' },
  dayjs: { subpaths: [] },
  '@tanstack/react-query': { subpaths: [] },
  '@loja/platform': { subpaths: [] },
} as const satisfies Record<string, SharedModule>

/** Name of a package in `SHARED_MODULES`. */
export type SharedModuleName = keyof typeof SHARED_MODULES

/** All import specifiers that the shell provides, e.g. `react`, `react/jsx-runtime`. */
export function sharedSpecifiers(): string[] {
  return Object.entries(SHARED_MODULES).flatMap(([name, { subpaths }]) => [
    name,
    ...subpaths.map((subpath) => `${name}/${subpath}`),
  ])
}

/** Exact version of a shared package, e.g. `19.3.1`, as installed. */
export type InstalledVersions = Record<SharedModuleName, string>

interface SharedOption {
  singleton: true
  strictVersion: true
  requiredVersion: string
  version?: string
  import?: false | string
}

/**
 * The `shared` option of a Module Federation build.
 * A trailing slash catches a package's sub-paths; without it `react/jsx-runtime` would be a second React.
 * @param role `provider` for the shell; `consumer` for remotes, which ship no fallback: a fallback chunk that fails
 *   once poisons the page until it is reloaded.
 */
export function sharedOptions(
  role: 'provider' | 'consumer',
  installed: InstalledVersions,
): Record<string, SharedOption> {
  const options: Record<string, SharedOption> = {}
  for (const [name, { subpaths, providedBy }] of Object.entries<SharedModule>(SHARED_MODULES)) {
    const version = installed[name as SharedModuleName]
    const option: SharedOption = {
      singleton: true,
      strictVersion: true,
      requiredVersion: compatibleRange(version),
      ...(role === 'provider' ? { version, ...(providedBy && { import: providedBy }) } : { import: false }),
    }
    options[name] = option
    if (subpaths.length > 0) options[`${name}/`] = option
  }
  return options
}

/** Versions that serve a module built against `version`: the same major, from that minor on. `19.3.1` → `^19.3.0`. */
export function compatibleRange(version: string): string {
  const [major, minor] = version.split('.')
  return `^${major}.${minor}.0`
}
