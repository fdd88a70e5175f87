import { join } from 'node:path'
import { declarationProblems } from '@loja/federation-build'
import { expect, test } from 'vitest'
import { BUNDLED_PAGES, BUNDLED_QUICK_ACTIONS } from '../../../../libs/platform/src/bundled-pages'
import { type DeclaredData, declaredData, type ModuleDeclaration } from '../../../../libs/platform/src/declaration'
import { repository } from '../../bin/run-step.mjs'
import { REMOTES } from '../workspace'

async function declarationOf(name: string): Promise<DeclaredData> {
  const module = (await import(join(repository, name, 'src/module.ts'))) as { default: ModuleDeclaration }
  return declaredData(module.default)
}

const declarations = await Promise.all(REMOTES.map(async (name) => [name, await declarationOf(name)] as const))

test.each(declarations)('the declaration of %s is accepted by the registry', (_name, declaration) => {
  expect(declarationProblems(declaration)).toEqual([])
})

// The shell declares the dashboard.
const { dashboard: _, ...bundled } = BUNDLED_PAGES

test.each(Object.entries(bundled))('[NAV-01] the bundled page %s is the declared one', (id, page) => {
  const declared = declarations.flatMap(([, { pages }]) => pages[id] ?? [])
  expect(declared).toEqual([expect.objectContaining(page)])
})

test('[DASH-02] the bundled quick actions are the declared ones', () => {
  const declared = declarations.flatMap(([, { quickActions = [] }]) => quickActions)
  expect(declared.sort((one, other) => one.order - other.order)).toEqual(BUNDLED_QUICK_ACTIONS)
})
