import { spawn } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { repository, toolPath } from '../../bin/run-step.mjs'

/** Fetched by npx: 142 MB that the product does not need. */
const CLI = 'supabase@3.1.0'

interface Outcome {
  code: number
  stdout: string
  stderr: string
}

function run(command: string, args: string[], input = ''): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: repository,
      // The test server has no TLS.
      env: { ...process.env, PGSSLMODE: 'disable', DO_NOT_TRACK: '1', SUPABASE_TELEMETRY_DISABLED: '1' },
      timeout: 180_000,
    })
    let stdout = ''
    let stderr = ''
    child.stdout.on('data', (chunk: Buffer) => {
      stdout += chunk
    })
    child.stderr.on('data', (chunk: Buffer) => {
      stderr += chunk
    })
    child.once('error', (error) => resolve({ code: 1, stdout, stderr: stderr + error.message }))
    child.once('close', (code) => resolve({ code: code ?? 1, stdout, stderr }))
    child.stdin.on('error', () => undefined)
    child.stdin.end(input)
  })
}

export async function supabaseCliProblem(): Promise<string | undefined> {
  const { code, stderr } = await run('npx', ['--yes', CLI, '--version'])
  return code === 0 ? undefined : `${CLI} could not be fetched from the npm registry: ${stderr.trim().slice(-300)}`
}

/** The CLI writes files into `supabase/`, so it gets a copy. */
export async function runSupabase(args: string[], databaseUrl: string): Promise<Outcome> {
  const workdir = await mkdtemp(join(tmpdir(), 'loja-supabase-'))
  try {
    await cp(join(repository, 'supabase'), join(workdir, 'supabase'), { recursive: true })
    return await run('npx', ['--yes', CLI, ...args, `--remote=${databaseUrl}`, '--workdir', workdir])
  } finally {
    await rm(workdir, { recursive: true, force: true })
  }
}

export async function generateTypes(databaseUrl: string): Promise<string> {
  const generated = await runSupabase(['gen', 'types', '--schema', 'public'], databaseUrl)
  const types = /export type Json[\s\S]*?(?=\ntype DatabaseWithoutInternals)/.exec(generated.stdout)?.[0]
  if (generated.code !== 0 || !types) throw new Error(`supabase gen types failed:\n${generated.stderr}`)
  // Biome ignores the real name.
  const format = [toolPath('biome'), 'check', '--write', '--stdin-file-path', 'libs/data/src/generated.ts']
  const formatted = await run(process.execPath, format, types)
  if (formatted.code !== 0) throw new Error(`Formatting failed:\n${formatted.stderr}`)
  return formatted.stdout
}
