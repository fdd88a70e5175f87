import {
  declarationProblems,
  federationName,
  foreignStyles,
  type ReleaseFile,
  SHARED_MODULES,
} from '@loja/federation-build'
import { listed } from '../listed'
import { fitProblems } from './fits'
import { folderProblems } from './folder-rules'
import { limitProblems } from './limits'
import type { Pairing, ReleaseFacts } from './read-facts'
import { claimsShellPage } from './replacement'

/** In KB (gzip), with the first page. The largest remote has 66 KB. */
const FIRST_LOAD_LIMIT_KB = 70

const OF_THE_SHELL = [...Object.keys(SHARED_MODULES), 'antd', '@ant-design/cssinjs', '@supabase/']

export function remoteProblems(facts: ReleaseFacts, shell: Pairing): string[] {
  const { release } = facts
  const limits = limitProblems(release, new Date())
  // Other sentences would quote the values.
  if (limits.length > 0) return limits
  const who = `${release.name}@${release.version}`
  return [
    ...folderProblems(facts),
    ...fitProblems(release, shell),
    ...pageProblems(who, release),
    ...globalProblems(who, facts),
    ...moduleProblems(who, facts),
    ...styleProblems(who, facts),
    ...packageProblems(who, facts),
  ]
}

export function shellProblems(facts: ReleaseFacts, remotes: readonly Pairing[]): string[] {
  const { release, files } = facts
  const limits = limitProblems(release, new Date())
  if (limits.length > 0) return limits
  const page = files.find(({ path }) => path === 'index.html')?.text
  const base = `/s/${release.version}/`
  const problems = folderProblems(facts)
  if (page === undefined) problems.push(`shell@${release.version} has no index.html: build it again.`)
  const foreign = [...(page ?? '').matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)].flatMap(([, address = '']) =>
    address.startsWith(base) ? [] : [address],
  )
  if (foreign.length > 0)
    problems.push(
      `index.html of shell@${release.version} names ${listed(foreign)}, which is not in ${base}: build it again.`,
    )
  return [...problems, ...remotes.flatMap((remote) => fitProblems(remote, release))]
}

function pageProblems(who: string, { name, routes, declares }: ReleaseFile): string[] {
  if (declares !== undefined) {
    const problems = declarationProblems(declares)
    if (problems.length > 0) return problems.map((problem) => `${who}, ${name}/src/module.ts: ${problem}.`)
  }
  const problems: string[] = []
  if (routes.length === 0) problems.push(`${who} has no pages: declare them in ${name}/src/module.ts.`)
  const outside = routes.filter((route) => !/^\/admin\/[^/]/.test(route))
  if (outside.length > 0) problems.push(`${who} claims ${listed(outside)}: pages of a module are below /admin/.`)
  const ofShell = routes.filter(claimsShellPage)
  if (ofShell.length > 0)
    problems.push(
      `${who} claims ${listed(ofShell)}, which the shell renders itself: choose another path in ${name}/src/module.ts.`,
    )
  return problems
}

/** A page may hold two releases of a remote; with one global, the second would run the chunks of the first. */
function globalProblems(who: string, { release, files }: ReleaseFacts): string[] {
  const name = federationName(release.name)
  const wanted = `chunk_${name}_${release.version.replaceAll(/\W/g, '_')}`
  const globals = new Set(files.flatMap(({ text = '' }) => text.match(new RegExp(`\\bchunk_${name}\\w*`, 'g')) ?? []))
  const others = [...globals].filter((global) => global !== wanted)
  if (globals.has(wanted) && others.length === 0) return []
  const found = globals.size === 0 ? 'none' : listed([...globals])
  return [
    `The chunks of ${who} meet in the global ${found}: set output.uniqueName and output.chunkLoadingGlobal with the release in it (${wanted}).`,
  ]
}

function moduleProblems(who: string, { release, files }: ReleaseFacts): string[] {
  if (!release.module) return [`${who} names no entry: build it with remoteConfig() of rsbuild.base.ts.`]
  const { entry, scripts, styles } = release.module
  const others = [...scripts, ...styles]
  return [...entryProblems(who, { release, files }, entry, others), ...sizeProblems(who, files, [entry, ...others])]
}

/** The entry holds the hashes of the files that it requests. */
function entryProblems(who: string, { release, files }: ReleaseFacts, entry: string, others: string[]): string[] {
  const text = files.find(({ path }) => path === entry)?.text ?? ''
  const open = others.filter((path) => path in release.files && !text.includes(release.files[path] as string))
  if (open.length === 0) return []
  return [
    `The entry of ${who} holds no hash of ${listed(open)}, which would run whatever it is by then: set security.sri in rsbuild.base.ts.`,
  ]
}

/** A sheet stays in the page after its module, and two modules may use the same name. */
function styleProblems(who: string, { release, files }: ReleaseFacts): string[] {
  return files.flatMap(({ path, text }) => {
    if (!path.endsWith('.css') || text === undefined) return []
    const found = stylesOrNull(text, release.name)
    if (!found) return [`${path} of ${who} is no CSS: build it again.`]
    return found.length > 0
      ? [`${path} of ${who} styles elements of others (${listed(found)}): begin with a class of a .module.css.`]
      : []
  })
}

function stylesOrNull(css: string, remote: string): string[] | null {
  try {
    return foreignStyles(css, remote)
  } catch {
    // Not CSS, e.g. HTML.
    return null
  }
}

function packageProblems(who: string, { release: { packages } }: ReleaseFacts): string[] {
  if (!packages)
    return [`${who} does not say which packages it holds: build it with remoteConfig() of rsbuild.base.ts.`]
  const bundled = packages.filter((name) =>
    OF_THE_SHELL.some((shared) => (shared.endsWith('/') ? name.startsWith(shared) : name === shared)),
  )
  if (bundled.length === 0) return []
  return [
    `${who} holds ${listed(bundled)}, which the page has once and from the shell: import it by a name of SHARED_MODULES (libs/federation), or leave it out.`,
  ]
}

function sizeProblems(who: string, files: ReleaseFacts['files'], firstLoad: string[]): string[] {
  const sizes = new Map(files.map(({ path, gzip }) => [path, gzip]))
  const missing = firstLoad.filter((path) => !sizes.has(path))
  if (missing.length > 0)
    return [`release.json of ${who} names ${listed(missing)}, which is not there: build it again.`]
  const kb = firstLoad.reduce((total, path) => total + (sizes.get(path) ?? 0), 0) / 1024
  if (kb <= FIRST_LOAD_LIMIT_KB) return []
  const [largest = ''] = [...firstLoad].sort((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0))
  return [
    `${who} needs ${kb.toFixed(0)} KB (gzip) before it can start, and ${FIRST_LOAD_LIMIT_KB} are allowed: import late what the first page does not need; the largest file is ${largest}.`,
  ]
}
