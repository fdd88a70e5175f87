import {
  declarationOf,
  pathsOf,
  type Registry,
  readDeclaration,
  releaseKey,
  sectionCycle,
} from '@loja/federation-build'
import { listed } from '../listed'
import type { Candidate } from '../registry/candidate'
import { covers } from './replacement'

type Declaration = NonNullable<ReturnType<typeof readDeclaration>>

const SHELL_SECTIONS = ['store', 'system']
const SHELL_PAGES = ['dashboard']
const SHELL_LABELS = ['Dashboard']

/** Letters of other alphabets look like Portuguese ones. */
const FOREIGN_LETTER = /(?![A-Za-zªºÀ-ÿ])\p{L}/u

interface LiveRelease {
  name: string
  team: string
  paths: readonly string[]
  declared: Declaration | null
  targets: readonly string[]
}

function liveBeside(registry: Registry, name: string): LiveRelease[] {
  return Object.entries(registry.remotes).flatMap(([other, { active, canary, routes }]) => {
    if (other === name) return []
    return [...new Set([active, canary?.version ?? active])].map((version) => {
      const declared = declarationOf(registry, other, version)
      const { team = 'unknown', links = [] } = registry.releases[releaseKey(other, version)] ?? {}
      const targets = [...(declared ? targetsOf(declared) : []), ...links]
      return { name: other, team, paths: declared ? pathsOf(declared) : routes, declared, targets }
    })
  })
}

/**
 * With two modules at one path, id or section the choice would be arbitrary, and one label could hide the other
 * page.
 */
export function ownershipProblems(
  registry: Registry,
  { name, version, routes, listed: { declares } }: Candidate,
): string[] {
  const who = `${name}@${version}`
  const own = readDeclaration(declares)
  const problems = liveBeside(registry, name).flatMap((live) => {
    const owner = `belongs to ${live.name} (team ${live.team})`
    const remedy = `in ${name}/src/module.ts, or release ${live.name} without it first.`
    const paths = routes.filter((path) => live.paths.some((taken) => covers(taken, path) || covers(path, taken)))
    return [
      ...paths.map((path) => `${who} declares ${path}, which ${owner}: choose another path ${remedy}`),
      ...shared(own?.pages, live.declared?.pages).map(
        (id) => `${who} declares the page ${id}, whose id ${owner}: choose another id ${remedy}`,
      ),
      ...shared(own?.sections, live.declared?.sections).map(
        (id) => `${who} declares the section ${id}, which ${owner}: use it without declaring it ${remedy}`,
      ),
    ]
  })
  const labels = Object.entries(own?.pages ?? {}).flatMap(([id, { label }]) =>
    labelProblems(registry, name, label).map(
      (problem) => `${who} declares the label of pages.${id} ${problem} in ${name}/src/module.ts.`,
    ),
  )
  return [...new Set([...problems, ...labels])]
}

function labelProblems(registry: Registry, name: string, label: string): string[] {
  const [letter] = FOREIGN_LETTER.exec(label) ?? []
  if (letter !== undefined) {
    const code = letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
    return [`with U+${code}, which is no letter of Portuguese: write another one`]
  }
  if (SHELL_LABELS.some((other) => looksLike(other, label))) return ['as one of the shell: choose another label']
  const owner = liveBeside(registry, name).find(({ declared }) =>
    Object.values(declared?.pages ?? {}).some((page) => looksLike(page.label, label)),
  )
  return owner ? [`like a page of ${owner.name} (team ${owner.team}): choose another label`] : []
}

function looksLike(one: string, other: string): boolean {
  return folded(one) === folded(other)
}

function folded(label: string): string {
  const plain = label.normalize('NFKD').replace(/[^\p{L}\p{N}]/gu, '')
  return plain === '' ? label : plain.toLowerCase()
}

function shared(own: object = {}, others: object = {}): string[] {
  return Object.keys(own).filter((id) => Object.hasOwn(others, id))
}

export function sectionProblems(registry: Registry, { name, version, listed: { declares } }: Candidate): string[] {
  const own = readDeclaration(declares)
  if (!own) return []
  const who = `${name}@${version}`
  const live = liveBeside(registry, name)
  const others = Object.assign({}, ...live.map(({ declared }) => declared?.sections ?? {}))
  const sections: Record<string, { after: string }> = { ...others, ...own.sections }
  const known = [...SHELL_SECTIONS, ...Object.keys(sections)]
  // A page may be folded under another one.
  const pages = [own, ...live.map(({ declared }) => declared)].flatMap((one) => Object.keys(one?.pages ?? {}))
  const unknown = (places: [string, string][], alsoKnown: readonly string[] = []) =>
    places
      .filter(([, section]) => !known.includes(section) && !alsoKnown.includes(section))
      .map(
        ([place, section]) =>
          `${who}: ${place} is ${section}, which no live module declares: write one of ${known.join(', ')} in ${name}/src/module.ts, or release its module first.`,
      )
  const cycle = sectionCycle(sections)
  return [
    ...unknown(
      Object.entries(own.pages).map(([id, { section }]) => [`pages.${id}.section`, section]),
      pages,
    ),
    ...unknown(Object.entries(own.sections ?? {}).map(([id, { after }]) => [`sections.${id}.after`, after])),
    ...(cycle
      ? [
          `${who}: with the live modules, sections come after each other (${cycle.join(' → ')}): let one follow \`store\` or \`system\` in ${name}/src/module.ts.`,
        ]
      : []),
  ]
}

export function pageWarnings(registry: Registry, { name, version, listed: { declares } }: Candidate): string[] {
  const own = readDeclaration(declares)
  if (!own) return []
  const who = `${name}@${version}`
  const before = declarationOf(registry, name, registry.remotes[name]?.active ?? '')
  const live = liveBeside(registry, name)
  const lost = <Part extends 'pages' | 'sections'>(part: Part, id: string) =>
    Object.hasOwn(before?.[part] ?? {}, id) && !Object.hasOwn(own[part] ?? {}, id)
  const known = [
    ...SHELL_PAGES,
    ...Object.keys(own.pages),
    ...live.flatMap(({ declared }) => Object.keys(declared?.pages ?? {})),
  ]
  const unknown = [...new Set(targetsOf(own))].filter((page) => !known.includes(page))
  return [
    ...(unknown.length > 0
      ? [
          `${who} links to ${listed(unknown)}, which no live module declares: the links are shown as soon as one does. Correct the id in ${name}/src/module.ts, or release that module.`,
        ]
      : []),
    ...live.flatMap(({ name: other, team, declared, targets }) => {
      const pages = [...new Set(targets)].filter((page) => lost('pages', page))
      const sections = Object.values(declared?.pages ?? {}).flatMap(({ section }) =>
        lost('sections', section) ? [section] : [],
      )
      return [
        ...(pages.length > 0
          ? [
              `${who} no longer declares ${listed(pages)}, to which ${other} (team ${team}) links: its links disappear. Agree with that team, or put the page back.`,
            ]
          : []),
        ...(sections.length > 0
          ? [
              `${who} no longer declares the section ${listed([...new Set(sections)])}, which ${other} (team ${team}) uses: its pages move to the first section. Agree with that team, or put it back.`,
            ]
          : []),
      ]
    }),
  ]
}

function targetsOf(declared: Declaration): string[] {
  const { counters, tasks, quickActions, commands, searches, links, settingsSections } = declared
  const all: (readonly { page: string }[] | undefined)[] = [
    ...[counters, tasks, quickActions, commands, searches, links, settingsSections],
  ]
  return all.flatMap((items = []) => items.map(({ page }) => page))
}

export function pageChanges(registry: Registry, { name, routes, listed: { declares } }: Candidate): string[] {
  const remote = registry.remotes[name]
  const before = linesOf(declarationOf(registry, name, remote?.active ?? ''), remote?.routes ?? [])
  const after = linesOf(readDeclaration(declares), routes)
  return [
    ...before.filter((line) => !after.includes(line)).map((line) => `- ${line}`),
    ...after.filter((line) => !before.includes(line)).map((line) => `+ ${line}`),
  ]
}

export function linesOf(declared: Declaration | null, routes: readonly string[]): string[] {
  return declared ? Object.values(declared.pages).map(({ path, label }) => `${path} ${label}`) : [...routes]
}
