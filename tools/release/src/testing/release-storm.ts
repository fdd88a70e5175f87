import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseRegistry, releaseKey } from '@loja/federation-build'
import { exists } from '../folder/copy-release'
import { folderOfKey, releaseFolder } from '../folder/release-folder'
import { readWholeRelease } from '../folder/whole-release'
import { readHistory } from '../registry/registry-files'
import { leftovers, liveRegistry, putRelease } from './put-release'

const REMOTES = ['mf-a', 'mf-b', 'mf-c', 'mf-d'] as const
/** In the last step a command waits for the lock. */
const KILLED_AFTER = [
  { step: 'gate', within: 60 },
  { step: 'copy', within: 60 },
  { step: 'copy', within: 3_000 },
] as const

interface Outcome {
  key: string
  end: 'done' | 'refused' | 'killed'
}

export interface StormReport {
  done: number
  refused: number
  killed: number
  killedAndListed: number
  reads: number
  rev: number
  problems: string[]
}

/**
 * A third of the commands is killed, a sixth fails the gate. The registry must be valid at every moment, with
 * every finished release and no failed one.
 */
export async function releaseStorm(
  cli: string,
  count: number,
  random: () => number = Math.random,
): Promise<StormReport> {
  const root = await mkdtemp(join(tmpdir(), 'loja-storm-'))
  try {
    const [store, dir] = [join(root, 'store'), join(root, 'www')]
    await run(cli, ['release', 'shell', '--from', await putRelease(store, 'shell', '1.0.0')], { dir })
    const watch = watchRegistry(dir)
    const outcomes = await Promise.all(
      Array.from({ length: count }, async (_, index): Promise<Outcome> => {
        const name = REMOTES[index % REMOTES.length] ?? 'mf-a'
        const version = `1.${index}.0`
        const isUnfit = index % 6 === 5
        const from = await putRelease(store, name, version, isUnfit ? { contract: '^9.0.0' } : {})
        const kill = index % 3 === 1 ? KILLED_AFTER[Math.floor(random() * KILLED_AFTER.length)] : undefined
        const killed = kill && { after: kill.step, delay: random() * kill.within }
        const end = await run(cli, ['release', name, '--from', from], { dir, killed })
        return { key: releaseKey(name, version), end }
      }),
    )
    const last = await run(cli, ['release', 'mf-a', '--from', await putRelease(store, 'mf-a', '2.0.0')], { dir })
    const { reads, problems } = await watch.stop()
    if (last !== 'done') problems.push('no release is possible after the storm')
    return await judge(dir, outcomes, { reads, problems })
  } finally {
    await rm(root, { recursive: true, force: true })
  }
}

interface RunOptions {
  dir: string
  killed?: { after: string; delay: number } | undefined
}

function run(cli: string, args: string[], { dir, killed }: RunOptions): Promise<Outcome['end']> {
  return new Promise((resolve) => {
    const all = ['--import', 'tsx', cli, ...args, '--dir', dir, '--anyway', 'storm', '--json']
    // Without a name each command starts git.
    const env = { ...process.env, RELEASED_BY: 'Ana' }
    const child = spawn(process.execPath, all, { env, stdio: ['ignore', 'pipe', 'inherit'] })
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
      if (killed && output.includes(`"step":"${killed.after}","outcome":"ok"`))
        setTimeout(() => child.kill('SIGKILL'), killed.delay)
    })
    child.once('close', (code) =>
      resolve(output.includes('"step":"done"') ? 'done' : code === null ? 'killed' : 'refused'),
    )
  })
}

function watchRegistry(dir: string) {
  const problems: string[] = []
  let reads = 0
  let isOver = false
  async function look(): Promise<void> {
    let rev = 0
    while (!isOver) {
      const registry = parseRegistry(await readFile(join(dir, 'remotes.json'), 'utf8'))
      reads += 1
      if (!registry) problems.push('a page read a registry that is malformed')
      else if (registry.rev < rev) problems.push(`revision ${registry.rev} after ${rev}`)
      rev = Math.max(rev, registry?.rev ?? 0)
      for (const [name, { active }] of Object.entries(registry?.remotes ?? {})) {
        if (!(await exists(join(releaseFolder(dir, name, active), 'release.json'))))
          problems.push(`${name}@${active} was live without its files`)
      }
      await pause(1)
    }
  }
  const looking = look()
  return {
    async stop() {
      isOver = true
      await looking
      return { reads, problems }
    },
  }
}

async function judge(
  dir: string,
  outcomes: readonly Outcome[],
  { reads, problems }: Pick<StormReport, 'reads' | 'problems'>,
): Promise<StormReport> {
  const { rev, releases, remotes } = await liveRegistry(dir)
  const of = (end: Outcome['end']) => outcomes.filter((outcome) => outcome.end === end)
  for (const { key } of of('done')) if (!releases[key]) problems.push(`${key} said done and is not there`)
  for (const { key } of of('refused')) if (releases[key]) problems.push(`${key} was refused and is there`)
  for (const key of Object.keys(releases)) {
    await readWholeRelease(folderOfKey(dir, key)).catch(() => problems.push(`${key} is not whole`))
  }
  const history = (await readHistory(dir)).filter((entry) => entry.registry.rev <= rev)
  if (history.length !== rev) problems.push(`${rev} revisions, and ${history.length} in the history`)
  if (rev !== Object.keys(releases).length + 1)
    problems.push(`${rev} revisions of ${Object.keys(releases).length} releases`)
  if (Object.keys(remotes).length !== REMOTES.length) problems.push('a module is missing')
  const halves = (await leftovers(dir)).length
  if (halves > of('killed').length * 3) problems.push(`${halves} half files of ${of('killed').length} killed commands`)
  return {
    done: of('done').length,
    refused: of('refused').length,
    killed: of('killed').length,
    killedAndListed: of('killed').filter(({ key }) => releases[key]).length,
    reads,
    rev,
    problems,
  }
}
