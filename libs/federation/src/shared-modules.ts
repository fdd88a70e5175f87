interface SharedModule {
  subpaths: readonly string[]
}

/**
 * Every package that exists once in the page. The shell provides each, and a remote takes it from the shell and carries
 * no copy (docs/adr/0002-shared-at-run-time.md).
 * `subpaths` are the entries below the package that modules may import; each is provided like the package itself.
 * antd is not here: it is shared by component.
 */
export const SHARED_MODULES = {
  // The second is what JSX becomes in development, empty in a build.
  react: { subpaths: ['jsx-runtime', 'jsx-dev-runtime'] },
  'react-dom': { subpaths: ['client'] },
  'react-router': { subpaths: [] },
  jotai: { subpaths: ['utils'] },
  dayjs: { subpaths: [] },
  '@tanstack/react-query': { subpaths: [] },
  '@loja/platform': { subpaths: [] },
} as const satisfies Record<string, SharedModule>

/** Name of a package that is shared. */
export type SharedModuleName = keyof typeof SHARED_MODULES | 'antd'

/** All import specifiers that the shell provides, antd's components excepted, e.g. `react`, `react/jsx-runtime`. */
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
  import: false
}

/**
 * The `shared` option of a remote's build. It ships no fallback: one that fails to load once poisons the page until it is
 * reloaded. A trailing slash catches a package's sub-paths; without it `react/jsx-runtime` would be a second React.
 * `antd/es/` catches antd's components, which `ANTD_BY_COMPONENT` makes of every import of `antd`; what is left of
 * `antd` itself is shared by its name too, which the shell does not provide: it is refused instead of bundled.
 */
export function remoteShares(installed: InstalledVersions): Record<string, SharedOption> {
  const shares: Record<string, SharedOption> = {}
  const packages: Record<string, SharedModule> = { ...SHARED_MODULES, antd: { subpaths: ['es'] } }
  for (const [name, { subpaths }] of Object.entries(packages)) {
    const share: SharedOption = {
      singleton: true,
      strictVersion: true,
      requiredVersion: compatibleRange(installed[name as SharedModuleName]),
      import: false,
    }
    shares[name] = share
    if (subpaths.length > 0) shares[`${name}/`] = share
  }
  return shares
}

/** Rsbuild's `source.transformImport`: `import { DatePicker } from 'antd'` becomes an import of `antd/es/date-picker`. */
export const ANTD_BY_COMPONENT = { libraryName: 'antd', libraryDirectory: 'es', camelToDashComponentName: true }

/** Versions that serve a module built against `version`: the same major, from that minor on. `19.3.1` → `^19.3.0`. */
export function compatibleRange(version: string): string {
  const [major, minor] = version.split('.')
  return `^${major}.${minor}.0`
}
