/** `pnpm dev [mf-orders …] [--shell https://admin.example.com]` */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DEMO_ACCOUNTS, spawnBackend } from '@loja/backend'
import { parseReleaseFile } from '@loja/federation-build'
import { formatDuration } from '../bin/run-step.mjs'
import { findPortProblem } from '../bin/start-command.mjs'
import { buildChanged } from './build'
import { startDevGateway } from './dev/dev-gateway'
import { parseDevOptions } from './dev/dev-options'
import { devPath } from './dev/dev-path'
import { developmentRegistry } from './dev/dev-registry'
import { spawnDevServer } from './dev/dev-server'
import { developLocal } from './dev/develop-local'
import { startProductGateway } from './serving/product-gateway'
import { createShutdown, stopAtSignals } from './serving/shutdown'
import { describeStartFailure, forCommand } from './start-failure'
import { devDir } from './workspace'

type DevOptions = ReturnType<typeof parseDevOptions>

const repository = fileURLToPath(new URL('../../..', import.meta.url))
const builtRegistry = join(devDir, 'remotes.json')
const began = performance.now()
const shutdown = createShutdown()

stopAtSignals(shutdown)

async function develop(options: DevOptions): Promise<void> {
  const { port, developed } = options
  const [backend, shell, ...remotes] = await Promise.all([
    options.hosted ? undefined : startBackend(options),
    startDevServer('shell', '/', port),
    ...developed.map((name) => startDevServer(name, `${devPath(name)}release.json`, port)),
    buildOthers(),
  ])
  const { hosted, allowedHosts, allowedOrigins, localModulePorts } = options
  const product = await startProductGateway({
    wwwDir: devDir,
    port: 0,
    backend,
    hosted,
    allowedHosts,
    allowedOrigins,
    localModulePorts,
    env: process.env,
  })
  shutdown.add(() => product.close())
  const gateway = await startDevGateway({
    port,
    productUrl: product.url,
    shellUrl: shell.url,
    remoteUrls: Object.fromEntries(developed.map((name, index) => [name, (remotes[index] as { url: string }).url])),
    registry: () => readRegistry(developed.map((name, index) => `${remotes[index]?.url}${devPath(name)}release.json`)),
    allowedHosts,
    log: (line) => console.error(line),
  })
  shutdown.add(() => gateway.close())
  announce(gateway.url, options)
}

async function readRegistry(addresses: string[]): Promise<string> {
  const releases = addresses.map(async (address) => parseReleaseFile(await (await fetch(address)).text()))
  return JSON.stringify(developmentRegistry(await readFile(builtRegistry, 'utf8'), await Promise.all(releases)))
}

async function developFor(shell: string, packageDir: string): Promise<void> {
  const { address, exited } = await developLocal(packageDir, shell, (stop) => shutdown.add(stop))
  exited.then((code) => giveUp(`The dev server of ${packageDir} stopped by itself (exit code ${code}).`))
  const ready = `${packageDir} is ready for development after ${formatDuration(performance.now() - began)}`
  console.log(`\n${[ready, '', `  ${address}`, '', 'Stop with Ctrl-C.'].join('\n')}`)
}

async function startBackend({ dataDir, port, signUp }: DevOptions) {
  const siteUrl = `http://127.0.0.1:${port}`
  const backend = await spawnBackend({ dataDir: resolve(repository, dataDir), demoData: true, siteUrl, signUp })
  shutdown.add(() => backend.stop())
  backend.exited.then((code) => giveUp(`The backend stopped by itself (exit code ${code ?? 'unknown'}).`))
  return backend
}

async function startDevServer(packageDir: string, readyPath: string, pagePort: number): Promise<{ url: string }> {
  const { server, ready } = await spawnDevServer({ packageDir, readyPath, pagePort, log: console.log })
  shutdown.add(() => server.stop())
  await ready
  server.exited.then((code) => giveUp(`The dev server of ${packageDir} stopped by itself (exit code ${code}).`))
  return { url: server.url }
}

async function buildOthers(): Promise<void> {
  await buildChanged({ dir: devDir, log: console.log }).catch((error: Error) => {
    if (!existsSync(builtRegistry)) throw error
    console.error(`${error.message}\nThe modules without hot reload are served from the last build.`)
  })
}

function giveUp(reason: string): void {
  if (shutdown.isStopping) return
  console.error(forThisCommand(`${reason} Start again with: npm start`))
  void shutdown.stop(1)
}

function announce(url: string, { developed, hosted }: DevOptions): void {
  const { admin } = DEMO_ACCOUNTS
  const lines = [
    `Loja Admin is ready for development after ${formatDuration(performance.now() - began)}`,
    '',
    `  ${url}`,
    hosted ? `  Supabase       ${hosted.url}` : `  Administrator  ${admin.email}  ${admin.password}`,
    `  Hot reload     ${['shell', ...developed].join(', ')}`,
    '',
    'Stop with Ctrl-C.',
  ]
  console.log(`\n${lines.join('\n')}`)
}

const forThisCommand = (text: string) => forCommand(text, ['pnpm dev', ...process.argv.slice(2)].join(' '))

async function main(): Promise<string | undefined> {
  let options: DevOptions
  try {
    options = parseDevOptions(process.argv.slice(2), process.env)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  const { shell, developed } = options
  if (shell !== undefined) {
    await developFor(shell, developed[0] ?? '')
    return undefined
  }
  const portProblem = await findPortProblem(options.port)
  if (portProblem) return forThisCommand(portProblem)
  await develop(options)
  return undefined
}

main().then(
  (problem) => {
    if (problem === undefined) return
    console.error(problem)
    void shutdown.stop(1)
  },
  (error: unknown) => {
    if (shutdown.isStopping) return
    console.error(forThisCommand(describeStartFailure(error, process.env)))
    void shutdown.stop(1)
  },
)
