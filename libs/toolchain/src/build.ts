/**
 * Builds the shell and the remotes that changed, and writes the tree that a static host serves. A release is a folder
 * named after what it was built from; one that is there already is never built again, nor written to.
 */
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { releaseDir, remoteMeta, wwwDir } from '../../../rsbuild.base'
import { buildInputs } from './build-inputs'
import { describeRelease } from './describe-release'
import { sourceHash } from './source-hash'
import { writeRegistry } from './write-registry'

export const REMOTES = ['mf-catalog', 'mf-orders', 'mf-settings', 'mf-users'] as const

const repository = fileURLToPath(new URL('../../..', import.meta.url))
const rsbuildCli = join(repository, 'node_modules/@rsbuild/core/bin/rsbuild.js')

const CONCURRENT_BUILDS = 2

interface BuildOptions {
  log?: (line: string) => void
}

/**
 * @returns the folder to serve, and the releases that were built now, e.g. `mf-orders@0.1.0-1a2b3c4d`
 * @throws Error when a build fails; the tree stays as it was
 */
export async function buildChanged({ log }: BuildOptions = {}): Promise<{ wwwDir: string; built: string[] }> {
  const built: string[] = []
  const releases: Record<string, string> = {}
  const queue = ['shell', ...REMOTES]
  const buildNext = async () => {
    for (let packageDir = queue.shift(); packageDir; packageDir = queue.shift()) {
      const release = await releaseName(packageDir)
      releases[packageDir] = release
      if (await exists(releaseDir(packageDir, release))) continue
      const began = performance.now()
      await buildRelease(packageDir, release)
      built.push(`${packageDir}@${release}`)
      log?.(`Built ${packageDir}@${release} (${((performance.now() - began) / 1000).toFixed(1)} s)`)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENT_BUILDS }, buildNext))
  await writeRegistry(
    wwwDir,
    REMOTES.map((name) => remoteMeta(name, releases[name] as string)),
  )
  await publishShell(releaseDir('shell', releases.shell as string))
  return { wwwDir, built }
}

/** `<version>-<hash of everything that the build reads>` */
async function releaseName(packageDir: string): Promise<string> {
  const manifest = await readFile(join(repository, packageDir, 'package.json'), 'utf8')
  const { version } = JSON.parse(manifest) as { version: string }
  const hash = createHash('sha256')
  for (const path of await buildInputs(repository, packageDir)) hash.update(await sourceHash(join(repository, path)))
  return `${version}-${hash.digest('hex').slice(0, 8)}`
}

/** Builds into a folder beside the final one, so that an interrupted build leaves no half release. */
async function buildRelease(packageDir: string, release: string): Promise<void> {
  const target = releaseDir(packageDir, release)
  const unfinished = `${target}.unfinished`
  await runRsbuild(packageDir, { RELEASE: release, RELEASE_OUTPUT: unfinished })
  await describeRelease(packageDir, release, unfinished)
  await compress(unfinished)
  await rename(unfinished, target)
}

/**
 * In a process of its own, as a team's pipeline runs it. Not in this one: the federation plugin writes functions of its
 * own into the bundle as text, and tsx has added calls to a helper to them that no browser knows.
 * @throws Error with what the build printed
 */
async function runRsbuild(packageDir: string, env: Record<string, string>): Promise<void> {
  try {
    await promisify(execFile)(process.execPath, [rsbuildCli, 'build', '--log-level', 'error'], {
      cwd: join(repository, packageDir),
      env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '', ...env },
    })
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`Building ${packageDir} failed.\n${stdout}${stderr}`, { cause: error })
  }
}

/** `index.html` is the pointer to the live shell: it changes last and in one step. Public files go beside it. */
async function publishShell(shellDir: string): Promise<void> {
  for (const entry of await readdir(join(repository, 'shell/public'))) {
    await cp(join(repository, 'shell/public', entry), join(wwwDir, entry), { recursive: true })
  }
  await replaceFile(join(wwwDir, 'index.html'), await readFile(join(shellDir, 'index.html'), 'utf8'))
}

async function replaceFile(path: string, text: string): Promise<void> {
  await writeFile(`${path}.tmp`, text)
  await rename(`${path}.tmp`, path)
}

const COMPRESSIBLE = /\.(js|css|json|svg|html|txt)$/
const gzipAsync = promisify(gzip)
const brotliAsync = promisify(brotliCompress)
/** A sixth less than gzip; the best quality takes three times as long for one hundredth more. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }

/** Compressed once here instead of at each request. */
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

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--clean')) await rm(wwwDir, { recursive: true, force: true })
  await mkdir(wwwDir, { recursive: true })
  await buildChanged({ log: console.log })
}
