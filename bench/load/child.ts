import { execFile, spawn } from 'node:child_process'
import { promisify } from 'node:util'

interface Options {
  cwd: string
  env?: NodeJS.ProcessEnv
}

export async function run(file: string, args: string[], { cwd, env }: Options): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(file, args, {
      cwd,
      env: { ...process.env, ...env },
      maxBuffer: 64 * 1024 * 1024,
    })
    return stdout
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`${file} ${args.join(' ')} failed.\n${stdout}${stderr}`, { cause: error })
  }
}

interface Running {
  found: string
  stop(): Promise<void>
}

export function startNode(args: string[], ready: RegExp, { cwd, env }: Options): Promise<Running> {
  const child = spawn(process.execPath, args, { cwd, env: { ...process.env, ...env }, stdio: 'pipe' })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  return new Promise((resolve, reject) => {
    let printed = ''
    const read = (chunk: Buffer) => {
      printed += chunk
      const found = ready.exec(printed)
      if (found) resolve({ found: found[0], stop })
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    void ended.then(() => reject(new Error(`${args.join(' ')} ended.\n${printed}`)))
  })
}
