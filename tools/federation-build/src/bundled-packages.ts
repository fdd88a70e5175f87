export interface BundledModule {
  nameForCondition(): string | undefined
  modules?: readonly BundledModule[]
  dependencies?: readonly { request?: string; ids?: readonly string[] | null }[]
}

export function packagesOf(modules: readonly BundledModule[]): string[] {
  const names = allModules(modules).map((module) => packageOf(module.nameForCondition() ?? ''))
  return [...new Set(names.filter((name) => name !== undefined))].sort()
}

export function importedNames(modules: readonly BundledModule[], request: string): string[] {
  const imports = allModules(modules).flatMap(({ dependencies = [] }) => dependencies)
  return [...new Set(imports.flatMap(({ request: from, ids }) => (from === request ? (ids?.[0] ?? []) : [])))].sort()
}

function allModules(modules: readonly BundledModule[]): BundledModule[] {
  return modules.flatMap((module) => [module, ...allModules(module.modules ?? [])])
}

/** Our packages are folders of `libs`, linked by pnpm. */
function packageOf(path: string): string | undefined {
  const plain = path.replaceAll('\\', '/')
  const installed = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(plain)
  if (installed) return installed[1]
  const own = /\/libs\/([^/]+)\/src\//.exec(plain)
  return own ? `@loja/${own[1]}` : undefined
}
