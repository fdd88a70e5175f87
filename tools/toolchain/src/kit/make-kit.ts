import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Refusal } from '@loja/release'
import type { Progress } from '../mf/progress'
import { packKit } from './pack-kit'
import { writeTemplate } from './write-template'

export async function makeKit(folder: string, progress: Progress): Promise<void> {
  const workspace = resolve(folder)
  await refuseOther(workspace)
  const packed = await progress.step(
    { step: 'pack', text: 'Packing the libraries, the build and the tests' },
    () => packKit(join(workspace, 'kit')),
    ({ version, manifests }) => ({
      text: `Packed ${manifests.length} packages, version ${version}`,
      facts: { version },
    }),
  )
  const { isNew } = await writeTemplate(workspace, packed)
  const what = isNew
    ? `${workspace} is a workspace for modules: see its README.md`
    : `${workspace} uses it now: install`
  progress.done(what, { folder: workspace, version: packed.version, isNew })
}

/** Files with the names of the template would be overwritten, and the folder `kit` is replaced. */
async function refuseOther(workspace: string): Promise<void> {
  const all = await namesIn(workspace)
  const files = (await isWorkspace(join(workspace, 'package.json'))) ? [] : all
  const kit = await namesIn(join(workspace, 'kit'))
  const others = [
    ...files.filter((name) => !['.git', 'kit'].includes(name)),
    ...kit.filter((name) => !/^loja-.*\.tgz$/.test(name)).map((name) => `kit/${name}`),
  ]
  if (others.length === 0) return
  throw new Refusal(
    'usage',
    `${workspace} has files of something else, such as ${others[0]}. Name a new folder, or one that this command wrote.`,
  )
}

async function isWorkspace(manifest: string): Promise<boolean> {
  const text = await readFile(manifest, 'utf8').catch(() => '')
  if (!text.includes('"@loja/module-kit"')) return false
  try {
    return JSON.parse(text) !== null
  } catch (error) {
    throw new Refusal('usage', `${manifest} is no JSON: repair it first. ${(error as Error).message}`)
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return []
    if (code === 'ENOTDIR') throw new Refusal('usage', `${folder} is no folder. Name a new one.`)
    throw error
  }
}
