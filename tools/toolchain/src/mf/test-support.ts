import { join } from 'node:path'
import { putRelease, useReleaseDirectory } from '@loja/release/testing'
import { beforeEach } from 'vitest'
import { runCommand } from './commands'
import { parseMfOptions } from './options'
import { Progress } from './progress'

/** What a command printed with `--json`. */
export interface Told {
  exitCode: number
  /** All but those that say that one begins. */
  steps: { step: string; outcome: string; text: string; problems?: string[]; [fact: string]: unknown }[]
}

/** A release directory in which a shell and a module are live, and the command line on it. */
export function useReleased() {
  const root = useReleaseDirectory()
  const dir = () => join(root.path, 'www')
  const store = () => join(root.path, 'store')

  /** As the command line, in this process; without the browser, which a test of its own opens. */
  async function mf(line: string, ...more: string[]): Promise<Told> {
    const steps: Told['steps'] = []
    const progress = new Progress(true, (text) => {
      const told = JSON.parse(text) as Told['steps'][number]
      if (told.outcome !== 'begun') steps.push(told)
    })
    try {
      const options = parseMfOptions(['--dir', dir(), '--json', ...line.split(' '), ...more])
      if (!options) throw new Error('help')
      const skipSmoke = ['release', 'canary', 'promote'].includes(options.command)
      await runCommand({ ...options, skipSmoke }, progress)
      return { exitCode: 0, steps }
    } catch (error) {
      return { exitCode: progress.refused(error), steps }
    }
  }

  const release = async (version: string, name = 'mf-orders', changes = {}) =>
    mf(`release ${name} --from ${await putRelease(store(), name, version, changes)}`)

  beforeEach(async () => {
    await release('1.0.0', 'shell')
    await release('1.0.0')
  })
  return { root, dir, store, mf, release }
}

export function last({ steps }: Told): string | undefined {
  return steps.at(-1)?.text
}
