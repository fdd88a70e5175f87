import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { run } from './child'
import { REPOSITORY } from './served'

export async function buildOneApp(dir: string): Promise<string> {
  const wwwDir = join(dir, 'www')
  const shellDir = join(wwwDir, 's/one-app')
  await mkdir(shellDir, { recursive: true })
  const config = join(REPOSITORY, 'bench/load/one-app/rsbuild.config.mjs')
  await run(
    process.execPath,
    [
      join(REPOSITORY, 'node_modules/@rsbuild/core/bin/rsbuild.js'),
      'build',
      '--log-level',
      'error',
      '--config',
      config,
    ],
    {
      cwd: join(REPOSITORY, 'shell'),
      env: { NODE_ENV: 'production', NODE_OPTIONS: '', RELEASE_OUTPUT: shellDir },
    },
  )
  await compress(shellDir)
  await cp(join(shellDir, 'index.html'), join(wwwDir, 'index.html'))
  await cp(join(REPOSITORY, 'shell/public'), wwwDir, { recursive: true })
  return wwwDir
}

async function compress(dir: string): Promise<void> {
  for (const entry of await readdir(dir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(js|css)$/.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const text = await readFile(path)
    await writeFile(`${path}.gz`, gzipSync(text, { level: 9 }))
    await writeFile(`${path}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }))
  }
}
