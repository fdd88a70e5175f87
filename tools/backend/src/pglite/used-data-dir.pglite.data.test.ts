import { execFileSync } from 'node:child_process'
import { chmod, cp, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBackend } from '../start-backend'
import { temporaryFolder } from '../testing/test-backend'

let root: string
let dataDir: string
beforeAll(async () => {
  root = await temporaryFolder('loja-kept-')
  dataDir = join(root, 'data')
  await mkdir(join(dataDir, 'pg17'), { recursive: true })
  await writeFile(join(dataDir, 'pg17', 'PG_VERSION'), '17\n')
  await writeFile(join(dataDir, 'preparing'), '')
  const backend = await startBackend({ dataDir, demoData: true })
  await backend.sql(`insert into public.brands (name) values ('Guardada')`)
  await backend.close()
})
afterAll(() => rm(root, { recursive: true, force: true }))

const stored = async (dir: string) => {
  const backend = await startBackend({ dataDir: dir, demoData: true })
  const rows = await backend.sql(`select name from public.brands where name = 'Guardada'`)
  await backend.close()
  return rows
}

test('opens a used database without its state note and with mode 0755, and closes it to others', async () => {
  await rm(join(dataDir, 'initialized'))
  await chmod(dataDir, 0o755)
  expect(await stored(dataDir)).toEqual([{ name: 'Guardada' }])
  expect((await readdir(dataDir)).sort()).toEqual(['initialized', 'loja-admin-data', 'pg17', 'secrets.json'])
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700)
})

async function smallDisk(): Promise<string | undefined> {
  const path = await mkdtemp(join(root, 'disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=96m', 'tmpfs', path], { stdio: 'ignore' })
    return path
  } catch {
    return undefined
  }
}

test('reports a full disk at the start and opens the database once there is space', async (context) => {
  const disk = await smallDisk()
  if (!disk) return context.skip('this account may not mount a small disk')
  try {
    const dir = join(disk, 'data')
    await cp(dataDir, dir, { recursive: true })
    await chmod(dir, 0o700)
    execFileSync('sh', ['-c', 'cat /dev/zero > "$0" 2> /dev/null || true', join(disk, 'ballast')])
    await expect(startBackend({ dataDir: dir, demoData: true })).rejects.toMatchObject({ code: 'disk-full' })
    await expect(startBackend({ dataDir: join(disk, 'new'), demoData: true })).rejects.toMatchObject({
      code: 'disk-full',
    })
    await rm(join(disk, 'ballast'))
    expect(await stored(dir)).toEqual([{ name: 'Guardada' }])
  } finally {
    execFileSync('umount', ['-l', disk])
  }
})
