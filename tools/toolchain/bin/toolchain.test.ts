import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import * as folder from '../../backend/src/data-folder/data-folder'
import { MARKER_FILE, MARKER_TEXT, OWN_ENTRY, resetData } from './fresh-data.mjs'
import { nodeVersionProblem } from './node-version.mjs'
import { repository } from './run-step.mjs'
import { findPortProblem } from './start-command.mjs'
import { parseStartOptions } from './start-options.mjs'

const token = (role: string) => `x.${Buffer.from(JSON.stringify({ role })).toString('base64url')}.y`

describe('nodeVersionProblem', () => {
  test('a supported version has no problem', () => {
    for (const version of ['20.19.0', '20.20.2', '22.12.0', '22.20.1', '23.0.0', '24.1.0']) {
      expect(nodeVersionProblem(version), version).toBeUndefined()
    }
  })
  test('another version is refused', () => {
    for (const version of ['14.21.3', '18.20.4', '20.18.9', '21.7.3', '22.11.0']) {
      expect(nodeVersionProblem(version), version).toContain(`This is Node ${version}.`)
      expect(nodeVersionProblem(version), version).toContain('20.19')
      expect(nodeVersionProblem(version), version).toContain('https://nodejs.org')
    }
  })
})

test('package.json, .node-version and nodeVersionProblem name the same versions', () => {
  const read = (file: string) => readFileSync(join(repository, file), 'utf8')
  expect(JSON.parse(read('package.json')).engines.node).toBe('^20.19.0 || >=22.12.0')
  expect(nodeVersionProblem(read('.node-version').trim())).toBeUndefined()
})

describe('parseStartOptions', () => {
  it('reads arguments and environment', () => {
    const options = parseStartOptions(['--fresh', '--yes'], { PORT: '4180', DATA_DIR: '/tmp/loja', SIGN_UP: 'open' })
    expect(options).toMatchObject({ fresh: true, yes: true, port: 4180, dataDir: '/tmp/loja', signUp: 'open' })
  })
  it('reads the ports of local modules', () => {
    expect(parseStartOptions([], { LOCAL_MODULE_PORTS: '4190, 4191' }).localModulePorts).toEqual([4190, 4191])
    for (const ports of ['http://localhost:4190', '4190,x', '0'])
      expect(() => parseStartOptions([], { LOCAL_MODULE_PORTS: ports })).toThrow('LOCAL_MODULE_PORTS is')
  })
  it('takes a hosted project', () => {
    const env = { SUPABASE_URL: 'https://abc.supabase.co', SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_1' }
    expect(parseStartOptions([], env).hosted).toEqual({
      url: 'https://abc.supabase.co',
      publishableKey: 'sb_publishable_1',
    })
    expect(() => parseStartOptions(['--fresh'], env)).toThrow('never touches a Supabase project')
  })
  it('takes a PostgreSQL server, which is never reset', () => {
    const env = { DATABASE_URL: ' postgres://ana:segredo@db.example.com/loja ' }
    expect(parseStartOptions([], env).databaseUrl).toBe('postgres://ana:segredo@db.example.com/loja')
    expect(() => parseStartOptions(['--fresh'], env)).toThrow('never touches the database of DATABASE_URL')
  })
  test.each(['mysql://ana:segredo@h/loja', 'ana:segredo@h/loja', 'postgres://ana:segredo@h:porta/loja'])(
    'a malformed address is refused without repeating the password: %s',
    (url) => {
      let message = ''
      try {
        parseStartOptions([], { DATABASE_URL: url })
      } catch (error) {
        message = String(error)
      }
      expect(message).toContain('DATABASE_URL must have the form')
      expect(message).not.toContain('segredo')
    },
  )
  test.each([
    [
      [],
      { DATABASE_URL: 'postgres://h/l', SUPABASE_URL: 'https://a.co', SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_1' },
      'both set',
    ],
    [['--frsh'], {}, 'Unknown argument --frsh'],
    [[], { PORT: '0' }, 'PORT is "0"'],
    [[], { PORT: '65536' }, 'PORT is "65536"'],
    [[], { SIGN_UP: 'yes' }, 'SIGN_UP is "yes"'],
    [[], { SUPABASE_URL: 'https://a.co' }, 'SUPABASE_PUBLISHABLE_KEY is not'],
    [[], { SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_1' }, 'SUPABASE_URL is not'],
    [[], { SUPABASE_URL: 'abc.supabase.co', SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_1' }, 'must start with https'],
    [[], { SUPABASE_URL: 'https://a.co', SUPABASE_PUBLISHABLE_KEY: 'sb_secret_1' }, 'holds a secret key'],
    [[], { SUPABASE_URL: 'https://a.co', SUPABASE_PUBLISHABLE_KEY: token('service_role') }, 'holds a secret key'],
  ])('%j with %j is refused', (args, env, message) => {
    expect(() => parseStartOptions(args, env)).toThrow(message)
  })
})

describe('resetData', () => {
  let dir: string
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'toolchain-'))
  })
  afterEach(() => {
    vi.restoreAllMocks()
    rmSync(dir, { recursive: true })
  })

  const mark = () => writeFileSync(join(dir, MARKER_FILE), MARKER_TEXT)
  const write = (...names: string[]) => {
    for (const name of names) writeFileSync(join(dir, name), '{}')
  }

  it('empties a data folder', async () => {
    const print = vi.spyOn(console, 'log').mockReturnValue()
    mark()
    write('secrets.json', 'initialized', 'secrets.json.0123456789ab.new')
    mkdirSync(join(dir, 'pg17/base'), { recursive: true })
    writeFileSync(join(dir, 'lock'), '{"pid":999999999}')
    expect(await resetData(dir, true)).toBeUndefined()
    expect(print).toHaveBeenCalledExactlyOnceWith(`Deleted the data in ${dir}`)
    expect(readdirSync(dir)).toEqual([])
  })
  it('leaves any other folder unchanged, whatever its file names', async () => {
    write('secrets.json', 'lock')
    writeFileSync(join(dir, MARKER_FILE), 'mine')
    expect(await resetData(dir, true)).toContain(MARKER_FILE)
    expect(readdirSync(dir)).toHaveLength(3)
  })
  it('refuses a folder with foreign files, and names them', async () => {
    mark()
    write('secrets.json', 'thesis.txt', 'pg17.txt', 'my-secrets.json')
    expect(await resetData(dir, true)).toContain('also holds my-secrets.json, pg17.txt, thesis.txt')
    expect(readdirSync(dir)).toHaveLength(5)
  })
  it('refuses while a process uses the folder', async () => {
    mark()
    writeFileSync(join(dir, 'lock'), JSON.stringify({ pid: process.pid }))
    expect(await resetData(dir, true)).toContain(`in use by process ${process.pid}`)
    expect(readdirSync(dir)).toHaveLength(2)
  })
  it('requires --yes without a terminal', async () => {
    mark()
    expect(await resetData(dir, false)).toContain('--yes')
    expect(readdirSync(dir)).toEqual([MARKER_FILE])
  })
  it('uses the same marker and names as the backend', () => {
    expect([MARKER_FILE, MARKER_TEXT, OWN_ENTRY]).toEqual([folder.MARKER_FILE, folder.MARKER_TEXT, folder.OWN_ENTRY])
  })
})

test('findPortProblem names the port and another one', async () => {
  const taken = createServer()
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
  const { port } = taken.address() as AddressInfo
  expect(await findPortProblem(port)).toMatch(new RegExp(`^Port ${port} is in use\\. .*PORT=\\d+ npm start$`))
  await new Promise((resolve) => taken.close(resolve))
  expect(await findPortProblem(port)).toBeUndefined()
})
