import type { Registry } from '@loja/federation-build'
import { type EditNote, editRegistry } from '@loja/release'
import { askBackend, knownBackend } from './known-backend'
import type { Progress } from './progress'

interface Edited {
  dir: string
  name: string
}

/** `editRegistry`, then an entry in the activity log if another release is active. */
export async function editAndRecord(
  { dir, name }: Edited,
  note: EditNote,
  edit: (registry: Registry) => Registry | Promise<Registry>,
  progress: Progress,
): Promise<Registry> {
  let before: Registry | undefined
  const after = await editRegistry(dir, note, (registry) => {
    before = structuredClone(registry)
    return edit(registry)
  })
  const change = before && changeOf(before, after, name)
  if (change)
    await record(dir, { module: name, ...change, note: note.note, by: note.by?.slice(0, 100) }).catch(
      (error: Error) => {
        const text = `${name} was not recorded in the activity log: ${error.message}`
        progress.tell({ step: 'activity', outcome: 'warning', text }, `! ${text}`)
      },
    )
  return after

  function changeOf(former: Registry, current: Registry, name: string) {
    const [was, is] = [stateOf(former, name), stateOf(current, name)]
    const isBack = /^(rollback|watch) /.test(note.what)
    if (!is) return undefined
    if (is.active !== was?.active)
      return { action: isBack ? 'rolled_back' : 'activated', from_release: was?.active, to_release: is.active }
    if (is.canary && JSON.stringify(is.canary) !== JSON.stringify(was.canary))
      return { action: 'canary', from_release: is.active, to_release: is.canary.version }
    if (was.canary && !is.canary)
      return { action: 'canary_ended', from_release: was.canary.version, to_release: is.active }
    return undefined
  }
}

function stateOf(
  { remotes, shell }: Registry,
  name: string,
): Pick<Registry['remotes'][string], 'active' | 'canary'> | undefined {
  return name === 'shell' ? shell && { active: shell.active } : remotes[name]
}

async function record(dir: string, release: object): Promise<void> {
  const backend = await knownBackend(dir, process.env)
  if (backend) await askBackend(backend, 'rpc/record_release', release)
}
