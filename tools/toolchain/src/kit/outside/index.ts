import type { ModuleDeclaration } from '@loja/platform'
import type { RsbuildConfig } from '@rsbuild/core'
import { remoteConfig as buildOfRemote } from '../../../../../rsbuild.base'

export const remoteConfig: (packageDir: string, declaration: ModuleDeclaration) => RsbuildConfig = buildOfRemote
