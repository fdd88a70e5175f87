import { expect, test } from 'vitest'
import { installPostgres } from './install-postgres'

async function commandsOf(machine: { has: boolean; canInstall: boolean; works?: boolean }) {
  const done: string[] = []
  let isInstalled = machine.has
  await installPostgres({
    hasPostgres: () => isInstalled,
    canInstall: () => machine.canInstall,
    aptGet: async (...args) => {
      done.push(`apt-get ${args[0]}`)
      isInstalled ||= args[0] === 'install' && machine.works === true
    },
    print: (line) => done.push(line),
  })
  return done
}

test('PostgreSQL is installed where it is missing, by root on Debian', async () => {
  const found = 'No PostgreSQL found; installing the package postgresql'
  expect(await commandsOf({ has: false, canInstall: true, works: true })).toEqual([
    found,
    'apt-get update',
    'apt-get install',
  ])
  expect((await commandsOf({ has: false, canInstall: true, works: false })).at(-1)).toMatch(/embedded engine/)
  expect(await commandsOf({ has: true, canInstall: true })).toEqual([])
  expect(await commandsOf({ has: false, canInstall: false })).toEqual([])
})
