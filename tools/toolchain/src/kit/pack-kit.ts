import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { repository, run } from '../../bin/run-step.mjs'
import { emitTypes } from './emit-types'
import { type Manifest, publishedManifest, readManifest } from './published-manifest'
import { BUNDLES, bundledEntries, stageBundles } from './stage-bundles'
import { LIBRARIES, libraryEntries, stageLibrary } from './stage-library'

export interface Packed {
  version: string
  manifests: Manifest[]
}

/** The kit's version is that of the contract, with a hash of all files. */
export async function packKit(folder: string): Promise<Packed> {
  const stage = await mkdtemp(join(tmpdir(), 'loja-kit-'))
  try {
    const staged = await stagePackages(join(stage, 'packages'), join(stage, 'types'))
    const contract = readManifest(join(repository, 'libs/platform')).version
    const version = `${contract}-${await hashOf(join(stage, 'packages'))}`
    const names = staged.map(({ fields }) => fields.name)
    const manifests: Manifest[] = []
    for (const { to, fields } of staged) {
      const manifest = publishedManifest({ ...fields, version }, names)
      await writeFile(join(to, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
      await writeFile(join(to, 'README.md'), readme(manifest))
      manifests.push(manifest)
    }
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true })
    await npmPack(
      staged.map(({ to }) => to),
      folder,
    )
    return { version, manifests }
  } finally {
    await rm(stage, { recursive: true, force: true })
  }
}

async function stagePackages(stage: string, typesDir: string) {
  const modules = await emitTypes([...libraryEntries(), ...bundledEntries()], typesDir)
  const libraries = Object.keys(LIBRARIES).map(async (dir) => {
    const to = join(stage, basename(dir))
    return { to, fields: await stageLibrary(dir, { modules, typesDir, to }) }
  })
  const staged = await Promise.all(libraries)
  const names = staged.map(({ fields }) => fields.name)
  const bundles = BUNDLES.map(async (one) => {
    const to = join(stage, basename(one.name))
    return { to, fields: await stageBundles(one, { to, typesDir, libraries: names }) }
  })
  return [...staged, ...(await Promise.all(bundles))]
}

function readme({ name, version, description = '', exports = {} }: Manifest): string {
  const imports = Object.keys(exports).map((path) => `- \`${name}${path.slice(1)}\``)
  return `# ${name} ${version}

${description}

Part of the module kit of Loja Admin. All packages of a kit have one version, and a workspace uses one kit.

May be imported:

${imports.join('\n')}
`
}

async function hashOf(folder: string): Promise<string> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const hash = createHash('sha256')
  for (const path of files.flatMap((file) => (file.isFile() ? join(file.parentPath, file.name) : [])).sort())
    hash.update(`${path.slice(folder.length)}\0`).update(await readFile(path))
  return hash.digest('hex').slice(0, 8)
}

async function npmPack(packages: readonly string[], to: string): Promise<void> {
  const { code, output } = await run('npm', ['pack', ...packages, '--pack-destination', to, '--ignore-scripts'])
  if (code !== 0) throw new Error(`npm could not pack the kit.\n${output}`)
}
