import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sharedSpecifiers } from '@loja/federation/shared'
import { providedAntd } from './provided-antd'

/**
 * What a build of the shell provides, by import specifier, with its version, e.g. `{ 'react/jsx-runtime': '19.3.1' }`.
 * @param shellDir folder of the shell's package, with its packages installed
 */
export async function providedVersions(shellDir: string): Promise<Record<string, string>> {
  const antd = join(shellDir, 'node_modules/antd/package.json')
  const specifiers = [...sharedSpecifiers(), ...providedAntd(antd)]
  const versionOf = async (name: string) => {
    const manifest = await readFile(join(shellDir, 'node_modules', name, 'package.json'), 'utf8')
    return (JSON.parse(manifest) as { version: string }).version
  }
  const versions = specifiers.map(async (specifier) => [specifier, await versionOf(packageOf(specifier))] as const)
  return Object.fromEntries(await Promise.all(versions))
}

/** `@tanstack/react-query/x` → `@tanstack/react-query`, `antd/es/button` → `antd` */
function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}
