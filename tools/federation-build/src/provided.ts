import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sharedSpecifiers } from '@loja/federation/shared'

const NOT_PROVIDED = ['_util', 'color-picker', 'locale', 'style', 'version']

export function providedAntd(manifest: string): string[] {
  const folder = join(dirname(manifest), 'es')
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'index.js')) && !NOT_PROVIDED.includes(name))
    .map((name) => `antd/es/${name}`)
}

/** @param shellDir with its packages installed */
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

/** `@loja/ui/theme` → `@loja/ui`. */
export function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

export function unprovidedShares(specifiers: readonly string[], antdManifest: string): string[] {
  const provided = new Set([...sharedSpecifiers(), ...providedAntd(antdManifest)])
  return specifiers.filter((specifier) => !provided.has(specifier))
}
