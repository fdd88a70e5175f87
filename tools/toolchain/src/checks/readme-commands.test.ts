import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repository } from '../../bin/repository.mjs'

const SPECS = join(repository, 'e2e/specs/readme')
const RUN_BY_CI = 'npm test'

function writtenCommands(): string[] {
  const cells = [...readFileSync(join(repository, 'README.md'), 'utf8').matchAll(/^\| (`(?:npm|pnpm) .*?) \|/gm)]
  return cells.flatMap(([, cell = '']) => [...cell.matchAll(/`([^`]+)`/g)].map(([, command = '']) => command))
}

const tested = readdirSync(SPECS).flatMap((file) =>
  [...readFileSync(join(SPECS, file), 'utf8').matchAll(/readmeTest\(\s*(['"`])(.+?)\1,/g)].map(
    ([, , command = '']) => command,
  ),
)

test('every command in the tables of README has a test that runs it unchanged', () => {
  const written = writtenCommands()
  expect(written.length).toBeGreaterThan(20)
  expect(written.filter((command) => command !== RUN_BY_CI && !tested.includes(command))).toEqual([])
})

test('every tested command is in README', () => {
  const text = readFileSync(join(repository, 'README.md'), 'utf8')
  expect(tested.filter((command) => !text.includes(`\`${command}\``))).toEqual([])
})

test('CI runs npm test with the commands of README', () => {
  expect(readFileSync(join(repository, '.ci/run'), 'utf8')).toMatch(new RegExp(`^exec ${RUN_BY_CI} -- all$`, 'm'))
})
