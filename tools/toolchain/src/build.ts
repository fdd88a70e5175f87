/** A release is a folder named after its inputs. An existing one is never built again or changed. */
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { besideRelease, copyRelease, exists, releaseFolder, removeUnfinished } from '@loja/release'
import { repository, toolPath } from '../bin/run-step.mjs'
import { buildInputs } from './build-inputs'
import { describeRelease } from './describe-release'
import { releaseActor } from './git'
import { sourceHash } from './source-hash'
import { buildDir, builtDir, builtFolder, REMOTES, rsbuildConfig } from './workspace'
import { writeRegistry } from './write-registry'

const CONCURRENT_BUILDS = 2

export async function buildChanged({ dir, log }: { dir: string; log: (line: string) => void }): Promise<void> {
  const releases: Record<string, string> = {}
  const queue = ['shell', ...REMOTES]
  const buildNext = async () => {
    for (let packageDir = queue.shift(); packageDir; packageDir = queue.shift()) {
      const began = performance.now()
      const { release, isNew } = await buildPackage(packageDir)
      releases[packageDir] = release
      if (isNew) log(`Built ${packageDir}@${release} (${((performance.now() - began) / 1000).toFixed(1)} s)`)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENT_BUILDS }, buildNext))
  for (const [name, release] of Object.entries(releases)) {
    const place = releaseFolder(dir, name, release)
    if (!(await exists(place))) await copyRelease(builtFolder(name, release), place)
  }
  for (const line of await writeRegistry(dir, releases, await releaseActor(process.env))) log(line)
}

/** @returns its name, e.g. `0.1.0-1a2b3c4d` */
export async function buildPackage(packageDir: string): Promise<{ release: string; isNew: boolean }> {
  const release = await releaseName(packageDir)
  if (await exists(builtFolder(packageDir, release))) return { release, isNew: false }
  await buildRelease(packageDir, release)
  return { release, isNew: true }
}

async function releaseName(packageDir: string): Promise<string> {
  const manifest = await readFile(join(repository, packageDir, 'package.json'), 'utf8')
  const { version } = JSON.parse(manifest) as { version: string }
  const hash = createHash('sha256')
  for (const path of await buildInputs(repository, packageDir)) hash.update(sourceHash(join(repository, path)))
  return `${version}-${hash.digest('hex').slice(0, 8)}`
}

async function buildRelease(packageDir: string, release: string): Promise<void> {
  const target = builtFolder(packageDir, release)
  // Two commands may build the same release at once.
  const unfinished = besideRelease(target, 'unfinished')
  await mkdir(dirname(target), { recursive: true })
  await removeUnfinished(dirname(target))
  try {
    await runRsbuild(packageDir, { RELEASE: release, RELEASE_OUTPUT: unfinished })
    await describeRelease(unfinished)
    await compress(unfinished)
    await rename(unfinished, target)
  } catch (error) {
    if (!(await exists(target))) throw error
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}

/** tsx would add calls of a helper to the functions that federation writes into the bundle. */
async function runRsbuild(packageDir: string, env: Record<string, string>): Promise<void> {
  const args = ['build', '--config', rsbuildConfig(packageDir), '--log-level', 'error']
  const ended = new AbortController()
  const end = () => ended.abort()
  process.once('exit', end)
  try {
    await promisify(execFile)(process.execPath, ['--no-deprecation', toolPath('rsbuild'), ...args], {
      cwd: join(repository, packageDir),
      env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '', ...env },
      signal: ended.signal,
    })
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`Building ${packageDir} failed.\n${stdout}${stderr}`, { cause: error })
  } finally {
    process.off('exit', end)
  }
}

const COMPRESSIBLE = /\.(js|css|json|svg|html|txt)$/
const gzipAsync = promisify(gzip)
const brotliAsync = promisify(brotliCompress)
/** The best quality takes three times as long for one percent more. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }

async function compress(dir: string): Promise<void> {
  for (const entry of await readdir(dir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const text = await readFile(path)
    await Promise.all([
      gzipAsync(text, { level: 9 }).then((bytes) => writeFile(`${path}.gz`, bytes)),
      brotliAsync(text, BROTLI).then((bytes) => writeFile(`${path}.br`, bytes)),
    ])
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const folder of process.argv.includes('--clean') ? [buildDir, builtDir] : [])
    await rm(folder, { recursive: true, force: true })
  await buildChanged({ dir: buildDir, log: console.log })
}
