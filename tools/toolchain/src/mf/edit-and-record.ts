import type { Registry } from '@loja/federation-build'
import { type EditNote, editRegistry } from '@loja/release'
import { askBackend, knownBackend } from './known-backend'
import type { Progress } from './progress'

interface Recorded {
  before: Registry
  after: Registry
  action: 'activated' | 'rolled_back'
  note: EditNote
}

export async function editAndRecord(
  { dir, name }: { dir: string; name: string },
  note: EditNote,
  edit: (registry: Registry) => Registry | Promise<Registry>,
  progress: Progress,
): Promise<Registry> {
  let before: Registry | undefined
  const after = await editRegistry(dir, note, (registry) => {
    before = structuredClone(registry)
    return edit(registry)
  })
  const action = /^(rollback|watch) /.test(note.what) ? 'rolled_back' : 'activated'
  if (before) await recordReleases(dir, { before, after, action, note }, progress, [name])
  return after
}

/** A failure is a warning: the change is live. */
export async function recordReleases(
  dir: string,
  { before, after, action, note: { note, by } }: Recorded,
  progress: Progress,
  names: readonly string[] = ['shell', ...Object.keys(after.remotes)],
): Promise<void> {
  for (const name of names) {
    const change = changeOf(stateOf(before, name), stateOf(after, name), action)
    if (!change) continue
    await record(dir, { module: name, ...change, note, by: by?.slice(0, 100) }).catch((error: Error) => {
      const text = `${name} was not recorded in the activity log: ${error.message}`
      progress.tell({ step: 'activity', outcome: 'warning', text }, `! ${text}`)
    })
  }
}

type State = Pick<Registry['remotes'][string], 'active' | 'canary'> | undefined

function changeOf(was: State, is: State, action: Recorded['action']) {
  if (!is) return undefined
  if (is.active !== was?.active) return { action, from_release: was?.active, to_release: is.active }
  if (is.canary && JSON.stringify(is.canary) !== JSON.stringify(was.canary))
    return { action: 'canary', from_release: is.active, to_release: is.canary.version }
  if (was.canary && !is.canary)
    return { action: 'canary_ended', from_release: was.canary.version, to_release: is.active }
  return undefined
}

function stateOf({ remotes, shell }: Registry, name: string): State {
  return name === 'shell' ? shell && { active: shell.active } : remotes[name]
}

async function record(dir: string, release: object): Promise<void> {
  const backend = await knownBackend(dir, process.env)
  if (backend) await askBackend(backend, 'rpc/record_release', release)
}
