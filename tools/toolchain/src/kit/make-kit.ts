import { join, resolve } from 'node:path'
import type { Progress } from '../mf/progress'
import { packKit } from './pack-kit'
import { writeTemplate } from './write-template'

export async function makeKit(folder: string, progress: Progress): Promise<void> {
  const workspace = resolve(folder)
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
