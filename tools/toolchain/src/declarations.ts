import { join } from 'node:path'
import { type DeclaredData, declaredData, type ModuleDeclaration } from '../../../libs/platform/src/declaration'
import { repository } from '../bin/run-step.mjs'
import { REMOTES } from './workspace'

export async function readDeclarations(): Promise<Record<string, DeclaredData>> {
  const read = async (name: string): Promise<[string, DeclaredData]> => {
    const module = (await import(join(repository, name, 'src/module.ts'))) as { default: ModuleDeclaration }
    return [name, declaredData(module.default)]
  }
  return Object.fromEntries(await Promise.all(REMOTES.map(read)))
}
