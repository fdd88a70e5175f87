import { parseReleaseFile, type ReleaseFile } from '@loja/federation-build'
import { fitProblems } from '@loja/release'
import { findPortProblem } from '../../bin/start-command.mjs'
import { devPath } from './dev-path'
import { spawnDevServer } from './dev-server'
import { type RunningAdmin, readRunningAdmin } from './running-admin'

interface LocalModule {
  address: string
  exited: Promise<number | null>
}

export async function developLocal(
  packageDir: string,
  shell: string,
  onStop: (stop: () => Promise<void>) => void,
): Promise<LocalModule> {
  const admin = await readRunningAdmin(shell)
  const port = await freePortOf(admin)
  const path = `${devPath(packageDir)}release.json`
  const { server, ready } = await spawnDevServer({
    packageDir,
    readyPath: path,
    port,
    pagePort: port,
    shell,
    log: console.log,
  })
  onStop(() => server.stop())
  await ready
  const release = await readRelease(server.url + path)
  const problems = release && admin.shell ? fitProblems(release, admin.shell) : []
  if (problems.length > 0) throw new Error([`${packageDir} does not fit ${shell}.`, ...problems].join('\n'))
  const pin = `${packageDir.replace(/^mf-/, '')}@http://localhost:${port}${path}`
  return { address: `${shell}${release?.routes[0] ?? '/admin'}?mf=${pin}`, exited: server.exited }
}

async function freePortOf({ origin, ports }: RunningAdmin): Promise<number> {
  for (const port of ports) if (!(await findPortProblem(port))) return port
  throw new Error(`No port that ${origin} allows is free on this computer: ${ports.join(', ')}.`)
}

/** Undefined while the source does not compile. */
async function readRelease(url: string): Promise<ReleaseFile | undefined> {
  const answer = await fetch(url)
  return answer.ok ? parseReleaseFile(await answer.text()) : undefined
}
