import { parseRegistry, parseReleaseFile, type Registry, type ReleaseFile } from '@loja/federation-build'

export interface RunningAdmin {
  origin: string
  ports: number[]
  shell: ReleaseFile | undefined
}

export async function readRunningAdmin(origin: string): Promise<RunningAdmin> {
  const ports = portsOf(origin, await read(origin, '/config.json'))
  const [port] = ports
  if (port === undefined)
    throw new Error(
      `${origin} loads no modules of this computer: start it with LOCAL_MODULE_PORTS=4190, or configure its host (docs/operations.md, "Develop against a running admin").`,
    )
  const policy = (await answerOf(origin, '/')).headers.get('content-security-policy')
  if (policy !== null && !policy.includes(`http://localhost:${port}`))
    throw new Error(
      `The Content-Security-Policy of ${origin} does not name http://localhost:${port}, a port of its config.json.`,
    )
  const registry = parseRegistry(await read(origin, '/remotes.json'))
  if (!registry) throw new Error(`${origin}/remotes.json is not a registry of Loja Admin.`)
  return { origin, ports, shell: await readShell(origin, registry) }
}

function portsOf(origin: string, text: string): number[] {
  let localModulePorts: unknown
  try {
    ;({ localModulePorts } = JSON.parse(text))
  } catch (error) {
    throw new Error(`${origin} is no Loja Admin: /config.json is malformed.`, { cause: error })
  }
  return Array.isArray(localModulePorts) ? localModulePorts.filter((port) => Number.isInteger(port)) : []
}

async function readShell(origin: string, { shell }: Registry): Promise<ReleaseFile | undefined> {
  return shell && parseReleaseFile(await read(origin, `/s/${shell.active}/release.json`))
}

async function read(origin: string, path: string): Promise<string> {
  const answer = await answerOf(origin, path)
  const isJson = answer.headers.get('content-type')?.startsWith('application/json')
  if (!answer.ok || !isJson) throw new Error(`${origin} is no Loja Admin: ${path} answered ${answer.status}.`)
  return answer.text()
}

async function answerOf(origin: string, path: string): Promise<Response> {
  try {
    return await fetch(origin + path, { signal: AbortSignal.timeout(10_000) })
  } catch (error) {
    throw new Error(`${origin} does not answer.`, { cause: error })
  }
}
