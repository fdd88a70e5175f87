import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { antdVersion } from './antd-package.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const repository = join(here, '../../..')

export async function buildAntdCss(): Promise<string> {
  const folder = join(repository, '.cache/antd-css', madeFrom())
  if (existsSync(folder)) return folder
  const unfinished = `${folder}.${process.pid}`
  await runGenerator(unfinished)
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true }))
  return folder
}

function madeFrom(): string {
  const hash = createHash('sha256').update(antdVersion())
  const ours = readdirSync(here).map((name) => join(here, name))
  for (const path of [...ours, join(repository, 'libs/ui/src/parts/theme.ts'), join(repository, 'pnpm-lock.yaml')])
    hash.update(readFileSync(path))
  return hash.digest('hex').slice(0, 12)
}

async function runGenerator(folder: string): Promise<void> {
  const tsx = pathToFileURL(createRequire(join(repository, 'package.json')).resolve('tsx')).href
  try {
    await promisify(execFile)(process.execPath, ['--import', tsx, join(here, 'generate.ts'), folder], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        NODE_OPTIONS: '',
        TSX_TSCONFIG_PATH: join(here, '../tsconfig.json'),
      },
    })
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string }
    throw new Error(`antd's CSS could not be made.\n${stderr}`, { cause: error })
  }
}
