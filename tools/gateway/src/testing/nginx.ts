import { spawn } from 'node:child_process'
import { access, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { RawTarget } from './raw-request'

const CONFIGURATION = fileURLToPath(new URL('../../../../docs/hosting/nginx.conf', import.meta.url))
const PROGRAMS = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx']
const BROTLI = ['/usr/lib/nginx/modules', '/usr/share/nginx/modules', '/usr/lib64/nginx/modules'].map(
  (dir) => `${dir}/ngx_http_brotli_static_module.so`,
)

export interface TestNginx {
  target: RawTarget
  sendsBrotli: boolean
  stop(): Promise<void>
}

export function findNginx(): Promise<string | undefined> {
  return firstOf(process.env.NGINX_PATH ? [process.env.NGINX_PATH] : PROGRAMS)
}

interface NginxOptions {
  wwwDir: string
  apiUrl?: string
  telemetryFile?: string
}

export async function startNginx(program: string, options: NginxOptions): Promise<TestNginx> {
  const { wwwDir, apiUrl = 'http://127.0.0.1:9' } = options
  const dir = await mkdtemp(join(tmpdir(), 'nginx-'))
  const brotli = await firstOf(BROTLI)
  const socketPath = join(dir, 'socket')
  const filledIn = fillIn(await readFile(CONFIGURATION, 'utf8'), {
    'listen 80;': `listen unix:${socketPath};`,
    '/srv/loja-admin': wwwDir,
    // nginx would resolve the name at its start.
    'proxy_pass https://project-ref.supabase.co': `proxy_pass ${apiUrl}`,
    '/var/log/nginx/loja-telemetry.jsonl': options.telemetryFile ?? join(dir, 'telemetry.jsonl'),
    ...(brotli && { '# brotli_static on;': 'brotli_static on;' }),
  })
  await mkdir(join(dir, 'parts'))
  await writeFile(join(dir, 'site.conf'), filledIn)
  await writeFile(join(dir, 'main.conf'), mainConfiguration(dir, brotli))
  const child = spawn(program, ['-p', dir, '-c', join(dir, 'main.conf')], { stdio: ['ignore', 'ignore', 'pipe'] })
  const exited = new Promise<'exited'>((resolve) => {
    child.once('error', () => resolve('exited')).once('close', () => resolve('exited'))
  })
  const stop = async () => {
    child.kill('SIGTERM')
    await exited
    await rm(dir, { recursive: true, force: true })
  }
  let printed = ''
  const listens = new Promise<'listens'>((resolve) => {
    child.stderr.on('data', (chunk) => {
      printed += chunk
      if (printed.includes('event method')) resolve('listens')
    })
  })
  if ((await Promise.race([listens, exited])) === 'exited') {
    await stop()
    throw new Error(`nginx does not start with docs/hosting/nginx.conf: ${printed}`)
  }
  return { target: { path: socketPath }, sendsBrotli: brotli !== undefined, stop }
}

function fillIn(text: string, values: Record<string, string>): string {
  return Object.entries(values).reduce((filled, [placeholder, value]) => {
    if (!filled.includes(placeholder)) throw new Error(`docs/hosting/nginx.conf lacks "${placeholder}"`)
    return filled.replace(placeholder, value)
  }, text)
}

function mainConfiguration(dir: string, brotli: string | undefined): string {
  const parts = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((part) => `${part}_temp_path ${dir}/parts;`)
  return [
    brotli ? `load_module ${brotli};` : '',
    `daemon off; master_process off; pid ${dir}/pid; error_log stderr notice; events { }`,
    `http { access_log off; ${parts.join(' ')} include ${dir}/site.conf; }`,
  ].join('\n')
}

async function firstOf(paths: readonly string[]): Promise<string | undefined> {
  for (const path of paths) {
    const isThere = await access(path).then(
      () => true,
      () => false,
    )
    if (isThere) return path
  }
  return undefined
}
