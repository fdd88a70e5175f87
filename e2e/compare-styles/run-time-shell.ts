import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { BrowserContext } from '@playwright/test'

const repository = fileURLToPath(new URL('../..', import.meta.url))
const wwwDir = join(repository, '.dist/build')

export async function buildRunTimeShell(): Promise<string> {
  const page = await readFile(join(wwwDir, 'index.html'), 'utf8')
  const [, live] = /\/s\/([^/"]+)\//.exec(page) ?? []
  if (!live) throw new Error('The product was not built. Run: pnpm build')
  const release = `${live}-run-time-styles`
  const folder = join(wwwDir, 's', release)
  if (!existsSync(folder)) {
    const unfinished = `${folder}.${process.pid}`
    const rsbuild = join(repository, 'node_modules/@rsbuild/core/bin/rsbuild.js')
    await promisify(execFile)(process.execPath, [rsbuild, 'build', '--log-level', 'error'], {
      cwd: join(repository, 'shell'),
      env: {
        ...process.env,
        ANTD_STYLES: 'run-time',
        NODE_ENV: 'production',
        NODE_OPTIONS: '',
        RELEASE: release,
        RELEASE_OUTPUT: unfinished,
      },
    })
    await rename(unfinished, folder)
  }
  return readFile(join(folder, 'index.html'), 'utf8')
}

/** The policy would refuse run-time styles. */
export async function servePage(context: BrowserContext, html: string): Promise<void> {
  await context.route(
    () => true,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch()
      const { 'content-security-policy': _, ...headers } = response.headers()
      await route.fulfill({ response, headers, body: html })
    },
  )
  await context.route('**/remotes.json', async (route) => {
    const response = await route.fetch()
    const { shell: _, ...registry } = (await response.json()) as { shell?: unknown }
    await route.fulfill({ response, json: registry })
  })
}
