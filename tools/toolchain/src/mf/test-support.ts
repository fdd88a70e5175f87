import { mkdtempSync } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { putRelease, useReleaseDirectory } from '@loja/release/testing'
import { afterAll, beforeEach, vi } from 'vitest'
import { runCommand } from './commands'
import { parseMfOptions } from './options'
import { Progress } from './progress'

export interface Printed {
  exitCode: number
  steps: { step: string; outcome: string; text: string; problems?: string[]; [fact: string]: unknown }[]
}

/** An account. */
export const ANA = '5b0c7f9e-8d1c-4c5e-9d53-2f6f0d1f8f55'

export function useReleased() {
  const root = useReleaseDirectory()
  const dir = () => join(root.path, 'www')
  const store = () => join(root.path, 'store')

  async function mf(line: string, ...more: string[]): Promise<Printed> {
    const steps: Printed['steps'] = []
    const progress = new Progress(true, (text) => {
      const read = JSON.parse(text) as Printed['steps'][number]
      if (read.outcome !== 'begun') steps.push(read)
    })
    try {
      const where = more.includes('--dir') ? [] : ['--dir', dir()]
      const options = parseMfOptions([...where, '--json', ...line.split(' '), ...more])
      if (typeof options === 'string') throw new Error(options)
      await runCommand(options, progress, false)
    } catch (error) {
      progress.refused(error)
    }
    return { exitCode: progress.exitCode, steps }
  }

  const release = async (version: string, name = 'mf-orders', changes = {}) =>
    mf(`release ${name} --from ${await putRelease(store(), name, version, changes)}`)

  let released: string | undefined
  beforeEach(async () => {
    vi.stubEnv('RELEASED_BY', 'Ana')
    if (released) return cp(released, root.path, { recursive: true })
    await release('1.0.0', 'shell')
    await release('1.0.0')
    released = mkdtempSync(join(tmpdir(), 'loja-released-'))
    await cp(root.path, released, { recursive: true })
  })
  afterAll(() => released && rm(released, { recursive: true }))
  return { root, dir, store, mf, release }
}

export function last({ steps }: Printed): string | undefined {
  return steps.at(-1)?.text
}
