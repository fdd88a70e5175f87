import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { repository } from '../../bin/run-step.mjs'

const tsx = pathToFileURL(createRequire(join(repository, 'package.json')).resolve('tsx')).href

export function runCommand(
  file: string,
  { databaseUrl, args = [], input }: { databaseUrl: string; args?: string[]; input?: string },
): Promise<{ code: number | null; output: string }> {
  const { SUPABASE_URL: _url, SUPABASE_PUBLISHABLE_KEY: _key, ...env } = process.env
  const child = spawn(process.execPath, ['--import', tsx, join(import.meta.dirname, file), ...args], {
    env: { ...env, DATABASE_URL: databaseUrl },
    cwd: repository,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk
    })
  if (input !== undefined) child.stdin.on('error', () => undefined).end(input)
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })))
}
