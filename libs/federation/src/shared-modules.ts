interface SharedModule {
  subpaths: readonly string[]
}

export const SHARED_MODULES = {
  // The target of JSX in development.
  react: { subpaths: ['jsx-runtime', 'jsx-dev-runtime'] },
  'react-dom': { subpaths: ['client'] },
  'react-router': { subpaths: [] },
  jotai: { subpaths: ['utils'] },
  dayjs: { subpaths: [] },
  '@tanstack/react-query': { subpaths: [] },
  '@loja/platform': { subpaths: [] },
} as const satisfies Record<string, SharedModule>

export type SharedModuleName = keyof typeof SHARED_MODULES | 'antd'

export function sharedSpecifiers(): string[] {
  return Object.entries(SHARED_MODULES).flatMap(([name, { subpaths }]) => [
    name,
    ...subpaths.map((subpath) => `${name}/${subpath}`),
  ])
}

export type InstalledVersions = Record<SharedModuleName, string>

interface SharedOption {
  singleton: true
  strictVersion: true
  requiredVersion: string
  import: false
}

/**
 * A share that fails to load breaks the page until a reload: there is no fallback. A trailing slash includes
 * sub-paths; without it `react/jsx-runtime` would be a second React. `antd/es/` includes the components to
 * which `ANTD_BY_COMPONENT` turns imports; `antd` itself is refused.
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

/** Rsbuild's `source.transformImport`. */
export const ANTD_BY_COMPONENT = { libraryName: 'antd', libraryDirectory: 'es', camelToDashComponentName: true }

/** `19.3.1` → `^19.3.0`. */
export function compatibleRange(version: string): string {
  const [major, minor] = version.split('.')
  return `^${major}.${minor}.0`
}
