import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatDuration, lastLines, repository, run } from './run-step.mjs'

const MARKER = 'node_modules/.installed-for'

/** @returns {Promise<string | undefined>} a problem, for the user */
export async function ensureInstalled() {
  const wanted = installKey()
  const marker = join(repository, MARKER)
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return undefined

  const began = performance.now()
  const { packageManager } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'))
  // CI makes pnpm ask no questions.
  const { code, output } = await run('npx', ['--yes', packageManager, 'install', '--frozen-lockfile'], {
    env: { CI: 'true', npm_config_update_notifier: 'false' },
  })
  if (code !== 0) return installProblem(output)
  writeFileSync(marker, wanted)
  console.log(`Installed packages (${formatDuration(performance.now() - began)})`)
  return undefined
}

function installKey() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch} ${process.versions.modules}`)
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', ...packageManifests()]) {
    hash.update(`\0${file}\0`).update(readFileSync(join(repository, file)))
  }
  return hash.digest('hex')
}

function packageManifests() {
  return packageDirs().map((dir) => `${dir}/package.json`)
}

export function packageDirs() {
  const children = (/** @type {string} */ dir) =>
    existsSync(join(repository, dir))
      ? readdirSync(join(repository, dir), { withFileTypes: true })
          .filter((entry) => entry.isDirectory())
          .map((entry) => (dir === '.' ? entry.name : `${dir}/${entry.name}`))
      : []
  return [...children('.'), ...children('libs'), ...children('tools'), ...children('supabase')]
    .filter((dir) => /^(shell|e2e|bench|mf-[^/]+|(libs|tools)\/[^/]+|supabase\/tests)$/.test(dir))
    .filter((dir) => existsSync(join(repository, dir, 'package.json')))
    .sort()
}

const NETWORK_FAILURE =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|META_FETCH_FAIL|fetch failed/i

/** @param {string} output of npx and pnpm @returns {string} */
function installProblem(output) {
  const reason = NETWORK_FAILURE.test(output)
    ? 'The packages could not be fetched. The first start needs access to the npm registry (or to the mirror that npm is configured for).'
    : 'Installing the packages failed.'
  return `${reason}\nLast lines of the installer:\n${lastLines(output, 12)}`
}
