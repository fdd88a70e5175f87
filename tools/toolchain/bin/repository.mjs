import { fileURLToPath } from 'node:url'

/** The module kit replaces this file (tools/toolchain/src/kit/outside/repository.mjs). */
export const repository = fileURLToPath(new URL('../../..', import.meta.url))

export const IS_ADMIN_REPOSITORY = true

export const BUILD_INPUTS = [
  'libs/federation',
  'tools/federation-build',
  'tools/toolchain/src/build.ts',
  'tools/toolchain/src/describe-release.ts',
  'rsbuild.base.ts',
  'rsbuild.remote.ts',
  'pnpm-lock.yaml',
]
