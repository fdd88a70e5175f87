import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { declarationProblems } from '@loja/federation-build'
import { expect, test } from 'vitest'
import {
  BUNDLED_LINKS,
  BUNDLED_PAGES,
  BUNDLED_QUICK_ACTIONS,
  BUNDLED_SETTINGS_SECTIONS,
} from '../../../../libs/platform/src/bundled-pages'
import { repository } from '../../bin/run-step.mjs'
import { readDeclarations } from '../declarations'

const declarations = Object.entries(await readDeclarations())

test('the registry accepts each declaration', () => {
  for (const [name, declaration] of declarations) {
    expect(declarationProblems(declaration), name).toEqual([])
  }
})

const specs = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.spec.ts'], {
  cwd: repository,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && existsSync(join(repository, path)))
  .map((path) => readFileSync(join(repository, path), 'utf8'))

test('an end-to-end test opens each declared page', () => {
  for (const path of declarations.flatMap(([, { pages }]) => Object.values(pages).map(({ path }) => path))) {
    expect(specs.filter((text) => text.includes(path)).length, path).toBeGreaterThan(0)
  }
})

const { dashboard: _, ...bundled } = BUNDLED_PAGES

test('[NAV-01] each bundled page is the declared one', () => {
  for (const [id, page] of Object.entries(bundled)) {
    const declared = declarations.flatMap(([, { pages }]) => pages[id] ?? [])
    expect(declared, id).toEqual([expect.objectContaining(page)])
  }
})

test('[DASH-02] the bundled quick actions are the declared ones', () => {
  const declared = declarations.flatMap(([, { quickActions = [] }]) => quickActions)
  const ofBundled = declared.filter(({ page }) => page in BUNDLED_PAGES)
  expect(ofBundled.sort((one, other) => one.order - other.order)).toEqual(BUNDLED_QUICK_ACTIONS)
})

test('[PAGE-02] [PAGE-03] the bundled links and settings sections are declared', () => {
  const declared = declarations.flatMap(([, { links = [], settingsSections = [] }]) => [...links, ...settingsSections])
  expect(declared).toEqual(expect.arrayContaining([...BUNDLED_LINKS, ...BUNDLED_SETTINGS_SECTIONS]))
})
