import { createHash } from 'node:crypto'
import { buildInputs } from '../../tools/toolchain/src/build-inputs'
import { isTest, withoutModules } from '../../tools/toolchain/src/source-hash'
import { findRemotes } from '../../tools/toolchain/src/workspace'

const LOCKFILE = 'pnpm-lock.yaml'
/** More commits back the builds differ in too much. */
const SEARCHED_COMMITS = 200

export type Git = (...args: string[]) => string

export class SkewCommits {
  readonly #root: string
  readonly #git: Git
  readonly #hashes = new Map<string, string>()

  constructor(root: string, git: Git) {
    this.#root = root
    this.#git = git
  }

  async differing(older: string, newer: string): Promise<string[]> {
    const changed = await this.#changed(older, newer)
    if (isMixable(changed)) return changed
    throw new Error(
      `The builds of ${older} and ${newer} differ in ${changed.join(', ') || 'nothing'}. They must differ in the shell and ` +
        'in a module: name other commits, or none for the last ones that do.',
    )
  }

  async lastBefore(newer: string): Promise<string> {
    const [, ...earlier] = this.#git('log', `-${SEARCHED_COMMITS}`, '--format=%h', newer).split('\n')
    for (const older of earlier) if (isMixable(await this.#changed(older, newer))) return older
    throw new Error(`The last ${SEARCHED_COMMITS} commits before ${newer} have the same shell or the same modules.`)
  }

  async #changed(older: string, newer: string): Promise<string[]> {
    const changed: string[] = []
    for (const name of ['shell', ...findRemotes(this.#root)]) {
      const inputs = await buildInputs(this.#root, name)
      if (this.#hash(older, inputs) !== this.#hash(newer, inputs)) changed.push(name)
    }
    return changed
  }

  #hash(commit: string, inputs: readonly string[]): string {
    const key = [commit, ...inputs].join(' ')
    const known = this.#hashes.get(key)
    if (known !== undefined) return known
    const hash = createHash('sha256')
    for (const entry of this.#git('ls-tree', '-r', commit, '--', ...inputs).split('\n')) {
      const path = entry.slice(entry.indexOf('\t') + 1)
      if (path === LOCKFILE) hash.update(withoutModules(this.#git('show', `${commit}:${path}`)))
      else if (!isTest(path)) hash.update(entry)
    }
    const result = hash.digest('hex')
    this.#hashes.set(key, result)
    return result
  }
}

function isMixable(changed: readonly string[]): boolean {
  return changed.includes('shell') && changed.length > 1
}
