// The module was built and tested before: its release is given with --from.
import { spawn } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { parse } from 'yaml'
import { wwwDir } from '../../support/product'
import { copyRelease, integrityOf, writeFiles } from '../../support/releases/copied-release'
import { copyReleases, type ReleaseTree, removeTree } from '../../support/releases/release-tree'

const repository = fileURLToPath(new URL('../../..', import.meta.url))
const BEFORE = '0.0.9-before'
const DOCUMENTED = '/srv/loja-admin'
const DOCUMENTED_REPORTS = '/var/log/nginx/loja-telemetry.jsonl'
const DOCUMENTED_WATCH = '--watch 15m'

interface Registry {
  remotes: Record<string, { active: string; previous: string[]; enabled: boolean }>
  releases: Record<string, object>
}

/** Releases mf-orders under an older name instead. @returns the name and the folder of the build */
async function putReleaseBefore(dir: string): Promise<{ built: string; from: string }> {
  const text = await readFile(join(dir, 'remotes.json'), 'utf8')
  const built = (JSON.parse(text) as Registry).remotes['mf-orders']?.active ?? ''
  const folder = join(dir, 'r/mf-orders', built)
  const files = await copyRelease((path) => readFile(join(folder, path)), {
    from: built,
    to: BEFORE,
    edit: (_, code) => code,
  })
  await writeFiles(join(dir, 'r/mf-orders', BEFORE), files)
  await removeTree(folder)
  const before = JSON.parse(text.replaceAll(built, BEFORE)) as Registry
  Object.assign(before.releases[`mf-orders@${BEFORE}`] ?? {}, {
    integrity: integrityOf(files.get('release.json')),
  })
  await writeFile(join(dir, 'remotes.json'), JSON.stringify(before))
  return { built, from: join(wwwDir, 'r/mf-orders', built) }
}

async function putPrograms(bin: string, from: string): Promise<void> {
  await mkdir(bin)
  await writeFile(join(bin, 'corepack'), '#!/bin/sh\nexit 0\n', { mode: 0o755 })
  const pnpm = `#!/bin/sh
case "$1 $2" in
  "install --frozen-lockfile") exit 0 ;;
  "mf release") shift; set -- "$@" --from ${from} ;;
  mf*) shift ;;
  *) echo "not a command of the documents: pnpm $*"; exit 1 ;;
esac
exec node --import tsx tools/toolchain/src/mf/cli.ts "$@"
`
  await writeFile(join(bin, 'pnpm'), pnpm, { mode: 0o755 })
}

async function run(script: string, { root }: ReleaseTree, env: Record<string, string>): Promise<string> {
  const path = `${join(root, 'bin')}${delimiter}${process.env.PATH}`
  const child = spawn('bash', ['-euo', 'pipefail', '-c', script], {
    cwd: repository,
    env: { ...process.env, PATH: path, DATA_DIR: root, ...env },
  })
  let output = ''
  child.stdout.on('data', (text) => (output += text))
  child.stderr.on('data', (text) => (output += text))
  const code = await new Promise((resolve) => child.once('close', resolve))
  expect(code, output).toBe(0)
  return output
}

test('the pipeline of docs/pipelines releases a module', async () => {
  const pipeline = parse(await readFile(join(repository, 'docs/pipelines/release-module.yml'), 'utf8'))
  const steps = pipeline.jobs.release.steps as { name?: string; run?: string; uses?: string }[]
  const scripts = steps.flatMap(({ run: script }) => script ?? [])
  expect(scripts).toHaveLength(4)
  expect(Object.keys(pipeline.env)).toEqual(expect.arrayContaining(['BACKEND_URL', 'BACKEND_SECRET_KEY']))
  expect(pipeline.concurrency).toEqual({ group: `release-${pipeline.env.MODULE}`, 'cancel-in-progress': false })
  expect(pipeline.env.RELEASE_DIR).toContain(`'${DOCUMENTED}'`)
  expect(pipeline.env.REPORTS).toContain(`'${DOCUMENTED_REPORTS}'`)
  expect(scripts.join('\n')).toContain(DOCUMENTED_WATCH)

  const tree = await copyReleases(wwwDir)
  const { root, dir } = tree
  try {
    const { built, from } = await putReleaseBefore(dir)
    await putPrograms(join(root, 'bin'), from)
    const reports = join(root, 'reports.jsonl')
    const shell = await readFile(join(dir, 'index.html'), 'utf8')
    let output = ''
    for (const script of scripts) {
      output += await run(script.replace(DOCUMENTED_WATCH, '--watch 1s'), tree, {
        MODULE: pipeline.env.MODULE,
        RELEASE_DIR: dir,
        REPORTS: reports,
      })
    }
    const printed = output.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []))
    expect(printed).toContainEqual(
      expect.objectContaining({
        step: 'smoke',
        outcome: 'ok',
        opened: expect.arrayContaining([
          '/admin/orders',
          '/admin/notas-fiscais',
          '/admin/tracking',
          '/admin/products',
          '/admin/settings',
          '/admin/users',
        ]),
      }),
    )
    expect(printed).toContainEqual(expect.objectContaining({ step: 'live', text: `mf-orders@${built} is live` }))
    expect(printed).toContainEqual(
      expect.objectContaining({
        step: 'done',
        verdict: 'none',
        text: `mf-orders@${built} stays live; no verdict: no reports (no file ${reports}), 5 are needed`,
      }),
    )
    const { remotes } = JSON.parse(await readFile(join(dir, 'remotes.json'), 'utf8')) as Registry
    const { active, previous, enabled } = remotes['mf-orders'] ?? {}
    expect([active, previous?.[0], enabled]).toEqual([built, BEFORE, true])
    expect(await readFile(join(dir, 'index.html'), 'utf8')).toBe(shell)
  } finally {
    await tree.remove()
  }
})
