import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const repository = fileURLToPath(new URL('../..', import.meta.url))

interface DevCommand {
  address: string
  stop(): Promise<void>
}

export function startDevCommand(args: string[], env: NodeJS.ProcessEnv = {}): Promise<DevCommand> {
  return startDev(['--import', 'tsx', 'tools/toolchain/src/dev.ts', ...args], { cwd: repository, env })
}

/** @param args of Node */
export async function startDev(
  args: string[],
  { cwd, env = {} }: { cwd: string; env?: NodeJS.ProcessEnv },
): Promise<DevCommand> {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const address = await new Promise<string>((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
      const [, printed] = /is ready for development[\s\S]*?\n {2}(http\S+)\n/.exec(output) ?? []
      if (printed) resolve(printed)
    })
    exited.then(() => reject(new Error(`pnpm dev ended\n${output}`)))
  })
  return {
    address,
    async stop() {
      child.kill('SIGTERM')
      await exited
    },
  }
}
