import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

export const repository = `${nearest(process.cwd()) ?? process.cwd()}/`

export const IS_ADMIN_REPOSITORY = false

/** `package.json` names the kit, whose version is a hash of its files. */
export const BUILD_INPUTS = ['package.json', 'package-lock.json', 'pnpm-lock.yaml', 'rsbuild.remote.ts'].filter(
  (file) => existsSync(join(repository, file)),
)

/** @param {string} dir @returns {string | undefined} the folder itself, or one above it */
function nearest(dir) {
  if (existsSync(join(dir, 'rsbuild.remote.ts'))) return dir
  return dirname(dir) === dir ? undefined : nearest(dirname(dir))
}
