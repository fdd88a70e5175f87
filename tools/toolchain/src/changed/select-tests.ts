import { holder, importGraph, reach, type Tree } from './import-graph'

type Kind = 'unit' | 'components' | 'data' | 'e2e'

export interface Selection {
  checksCode: boolean
  files: Record<Kind, string[]>
  report: string[]
}

const ALWAYS = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'patches/', 'tools/toolchain/bin/']

interface Tests {
  kind: Kind
  pattern: RegExp
  needs: string[]
}

const KINDS: Tests[] = [
  {
    kind: 'unit',
    pattern: /^(?!.*\.(?:data|component)\.test\.).*\.test\.tsx?$/,
    needs: ['vitest.config.ts', 'tools/toolchain/src/unit-setup.ts'],
  },
  {
    kind: 'components',
    pattern: /\.component\.test\.tsx$/,
    needs: ['vitest.config.ts', 'tools/component-testing/src/setup.ts', 'tools/component-testing/src/vitest.ts'],
  },
  {
    kind: 'data',
    pattern: /\.data\.test\.ts$/,
    needs: [
      'vitest.config.ts',
      'tools/backend/src/testing/fresh-modules.ts',
      'tools/backend/src/testing/test-setup.ts',
    ],
  },
  {
    kind: 'e2e',
    pattern: /^(?:e2e\/specs\/(?!readme\/)|mf-[^/]+\/e2e\/).*\.spec\.ts$/,
    needs: [
      'e2e/playwright.config.ts',
      'tools/toolchain/src/build.ts',
      'rsbuild.remote.ts',
      'shell/rsbuild.config.ts',
      'shell/src/index.ts',
      'shell/src/index.html',
      'shell/public/',
    ],
  },
]

/** It names a setup file of each kind, so its paths are not needs of every test. */
const NOT_FOLLOWED = 'vitest.config.ts'
const PATH_OR_LABEL = /\b(?:path|label): '([^']+)'/g
const DOCUMENT = /\.(?:md|png)$/
const TREE_CHECK = /^tools\/toolchain\/src\/checks\//

/** By imports and paths in the code; an end-to-end test also by the modules whose pages it opens. */
export function selectTests(tree: Tree, changedFiles: readonly string[]): Selection {
  const graph = importGraph(tree)
  const needs = (file: string) => (file === NOT_FOLLOWED ? [] : graph(file))
  const changed = withPackages(tree.files, changedFiles)
  const holds = holder(tree.files)
  const seenBy = (entries: readonly string[]) => {
    const reached = reach(entries, needs)
    return changed.find((file) => holds(reached, file))
  }

  const modules = tree.files.flatMap((file) => /^(mf-[^/]+)\/src\/module\.ts$/.exec(file)?.[1] ?? [])
  const changedModules = modules.filter((name) => seenBy([`${name}/src/module.ts`]))
  // A declaration also contributes to pages of other modules.
  const isForAll = changed.some((file) => /^mf-[^/]+\/src\/[^/]+\.ts$/.test(file)) && changedModules.length > 0

  function opensChange(spec: string): boolean {
    if (changedModules.length === 0) return false
    const text = [...reach([spec], needs)]
      .filter((file) => /(?:^|\/)e2e\//.test(file))
      .map(tree.read)
      .join('\n')
    const opens = (name: string) =>
      spec.startsWith(`${name}/`) ||
      text.includes(name) ||
      [...tree.read(`${name}/src/module.ts`).matchAll(PATH_OR_LABEL)].some(([, named = '']) => text.includes(named))
    return isForAll || changedModules.some(opens) || !modules.some(opens)
  }

  const files = {} as Selection['files']
  const checksCode = changedFiles.some((file) => !DOCUMENT.test(file))
  const report = checksCode ? [] : ['typecheck, biome, knip: left out, because no code changed']
  for (const { kind, pattern, needs: setup } of KINDS) {
    const all = tree.files.filter((file) => pattern.test(file) && tree.read(file) !== '')
    const cause = seenBy([...ALWAYS, ...setup])
    const sees = (file: string) =>
      TREE_CHECK.test(file) || seenBy([file]) !== undefined || (kind === 'e2e' && opensChange(file))
    files[kind] = cause === undefined ? all.filter(sees) : all
    report.push(
      `${kind}: ${cause === undefined ? leftOut(all, files[kind]) : `all, because every test needs ${cause}`}`,
    )
  }
  return { checksCode, files, report }
}

function withPackages(files: readonly string[], changed: readonly string[]): string[] {
  const packages = changed.flatMap((file) => /^(.+\/)(?:package|tsconfig)\.json$/.exec(file)?.[1] ?? [])
  return [...changed, ...files.filter((file) => packages.some((folder) => file.startsWith(folder)))]
}

function leftOut(all: readonly string[], selected: readonly string[]): string {
  const left = all.filter((file) => !selected.includes(file))
  if (left.length === 0) return `all ${all.length} files`
  const folders = new Map<string, number>()
  for (const file of left) {
    const folder = file
      .split('/')
      .slice(0, /^(?:libs|tools|supabase|e2e)\//.test(file) ? 3 : 1)
      .join('/')
    folders.set(folder, (folders.get(folder) ?? 0) + 1)
  }
  const list = [...folders].map(([folder, count]) => `${folder} (${count})`).join(', ')
  return `${selected.length} of ${all.length} files; left out, because they do not reach the change: ${list}`
}
