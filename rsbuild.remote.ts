import { basename } from 'node:path'
import type { RsbuildConfig } from '@rsbuild/core'
import type { ModuleDeclaration } from './libs/platform/src/declaration'
import { remoteConfig } from './rsbuild.base'

export default async (): Promise<RsbuildConfig> => {
  const packageDir = basename(process.cwd())
  const module = (await import(`./${packageDir}/src/module`)) as { default: ModuleDeclaration }
  return remoteConfig(packageDir, module.default)
}
