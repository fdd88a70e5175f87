interface Manifest {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}

/** pnpm would ask the registry for versions. @throws Error when no module has a dependency */
export function addToLockfile(lockfile: string, dir: string, manifest: Manifest): string {
  const [, before = '', importers = '', after = ''] =
    /^([\s\S]*?\nimporters:\n\n)([\s\S]*?\n)(\n\S[\s\S]*)$/.exec(lockfile) ?? []
  const blocks = importers.split(/\n(?= {2}\S)/).map((block) => block.trimEnd())
  const modules = blocks.filter((block) => block.startsWith('  mf-'))
  const lines = (['dependencies', 'devDependencies'] as const).flatMap((field) => [
    `    ${field}:`,
    ...Object.keys(manifest[field])
      .sort()
      .map((name) => lockedVersion(modules, name)),
  ])
  const all = [...blocks, [`  ${dir}:`, ...lines].join('\n')]
  return `${before}${all.sort(byName).join('\n\n')}\n${after}`
}

function lockedVersion(modules: readonly string[], name: string): string {
  const key = name.startsWith('@') ? `'${name}'` : name
  const pattern = new RegExp(`^ {6}${key}:\n {8}specifier: .*\n {8}version: .*$`, 'm')
  const [found] = modules.flatMap((block) => pattern.exec(block)?.[0] ?? [])
  if (found === undefined) throw new Error(`No module has ${name}. Run: pnpm install`)
  return found
}

function byName(a: string, b: string): number {
  const [first = '', second = ''] = [a, b].map((block) => block.slice(0, block.indexOf(':')))
  return first < second ? -1 : 1
}
