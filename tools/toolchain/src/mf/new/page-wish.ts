import { declarationProblems } from '@loja/federation-build'
import { BUNDLED_PAGES } from '../../../../../libs/platform/src/bundled-pages'
import type { DeclaredData, PageData } from '../../../../../libs/platform/src/declaration'

export interface ModuleWish {
  name: string
  path: string
  label: string
  team: string | undefined
  icon: string | undefined
  section: string | undefined
  order: string | undefined
}

export interface NewPage extends PageData {
  id: string
}

export interface Taken {
  declarations: Readonly<Record<string, DeclaredData>>
  livePaths: Readonly<Record<string, readonly string[]>>
}

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
const NAME_LIMIT = 30
const RESERVED = ['module', 'shell']
const BUILT_IN_SECTIONS = ['store', 'system']
const ORDER_STEP = 10

export function pageOf(wish: ModuleWish, { declarations }: Taken): NewPage {
  const section = wish.section ?? 'store'
  const orders = pagesOf(declarations).flatMap(({ page }) => (page.section === section ? page.order : []))
  return {
    id: wish.name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
    path: wish.path,
    label: wish.label,
    icon: (wish.icon ?? 'tags') as PageData['icon'],
    section,
    order: wish.order === undefined ? Math.max(0, ...orders) + ORDER_STEP : Number(wish.order),
    shape: { kind: 'list', cards: 0 },
  }
}

export function wishProblems(wish: ModuleWish, { id, ...page }: NewPage, taken: Taken): string[] {
  const place = `pages.${id}.`
  const problems = declarationProblems({ pages: { [id]: page } }).filter((problem) => problem.startsWith(place))
  const owned = pathProblems(page.path, taken)
  return [
    ...nameProblems(wish.name, id, taken),
    ...(wish.team !== undefined && !NAME.test(wish.team) ? [`${wish.team} is no name of a team.`] : []),
    ...(owned.length > 0 ? owned : problems.map((problem) => `${problem.slice(place.length)}.`)),
    ...sectionProblems(page.section, taken),
  ]
}

function nameProblems(name: string, id: string, { declarations }: Taken): string[] {
  if (!NAME.test(name) || name.length > NAME_LIMIT)
    return [
      `${name} is no name of a module: it has up to ${NAME_LIMIT} lower-case letters, digits and single hyphens, e.g. gift-cards.`,
    ]
  if (RESERVED.includes(name) || id in {}) return [`${name} is reserved. Choose another name.`]
  const owner = pagesOf(declarations).find((page) => page.id === id)?.owner
  if (declarations[`mf-${name}`]) return [`mf-${name} exists.`]
  return owner === undefined ? [] : [`The page id ${id} belongs to ${owner}. Choose another name.`]
}

function pathProblems(path: string, { declarations, livePaths }: Taken): string[] {
  const declared = pagesOf(declarations).find(({ page }) => page.path === path)?.owner
  const owner = declared ?? Object.keys(livePaths).find((name) => livePaths[name]?.includes(path))
  return owner === undefined ? [] : [`${path} belongs to ${owner}.`]
}

function sectionProblems(section: string, { declarations }: Taken): string[] {
  const declared = Object.values(declarations).flatMap(({ sections = {} }) => Object.keys(sections))
  const sections = [...BUILT_IN_SECTIONS, ...declared]
  return sections.includes(section) ? [] : [`${section} is no section. There are: ${sections.join(', ')}.`]
}

function pagesOf(declarations: Taken['declarations']) {
  const ofModules = Object.entries(declarations).flatMap(([owner, { pages }]) =>
    Object.entries(pages).map(([id, page]) => ({ owner, id, page })),
  )
  return [{ owner: 'the shell', id: 'dashboard', page: BUNDLED_PAGES.dashboard as PageData }, ...ofModules]
}
