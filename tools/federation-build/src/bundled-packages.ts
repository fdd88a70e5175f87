/** A concatenated module holds others. */
export interface BundledModule {
  /** Path of the source file; generated modules have none. */
  nameForCondition(): string | undefined
  modules?: readonly BundledModule[]
}

export function packagesOf(modules: readonly BundledModule[]): string[] {
  const names = new Set<string>()
  const visit = (module: BundledModule) => {
    const name = packageOf(module.nameForCondition() ?? '')
    if (name) names.add(name)
    module.modules?.forEach(visit)
  }
  modules.forEach(visit)
  return [...names].sort()
}

/** Our packages are folders of `libs`, linked by pnpm. */
function packageOf(path: string): string | undefined {
  const plain = path.replaceAll('\\', '/')
  const installed = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(plain)
  if (installed) return installed[1]
  const own = /\/libs\/([^/]+)\/src\//.exec(plain)
  return own ? `@loja/${own[1]}` : undefined
}
