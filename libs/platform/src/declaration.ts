/**
 * A module's `src/module.ts` is data: build, gate and page read it before any code of the module
 * (`libs/federation/src/registry/declaration.ts` checks it).
 */
import type { ComponentType } from 'react'
import type { PageRead } from './remote-module'

export const ICON_NAMES = [
  'dashboard',
  'appstore',
  'shopping',
  'team',
  'line-chart',
  'message',
  'file-text',
  'truck',
  'setting',
  'audit',
  'bank',
  'barcode',
  'bell',
  'calendar',
  'contacts',
  'credit-card',
  'fire',
  'gift',
  'heart',
  'history',
  'inbox',
  'mail',
  'percentage',
  'picture',
  'printer',
  'rocket',
  'shop',
  'star',
  'tags',
  'tool',
  'trademark',
  'trophy',
  'wallet',
] as const

export type IconName = (typeof ICON_NAMES)[number]

/** Fields of a row that a link may contain, e.g. `{id}`. `userId` is of the account, `id` of the profile. */
export const LINK_FIELDS = {
  order: ['id', 'number', 'trackingCodes', 'accessKeys'],
  product: ['id'],
  user: ['id', 'userId'],
} as const

export type LinkSource = keyof typeof LINK_FIELDS

export type LinkRow<From extends LinkSource> = Readonly<Record<(typeof LINK_FIELDS)[From][number], string>>

/** A customer is an account (`user`) or of an `order`. */
export const SEARCH_FIELDS = {
  order: ['id'],
  product: ['id'],
  customer: ['by', 'id'],
} as const

/** What `palette_search` finds. */
export type SearchKind = keyof typeof SEARCH_FIELDS

export type PageShape = { kind: 'dashboard' | 'form' | 'settings' | 'sentence' } | { kind: 'list'; cards: number }

interface SubpageData {
  shape: PageShape
}

export interface PageData {
  path: string
  label: string
  icon: IconName
  /** `store`, `system`, one of `sections`, or the page of the menu under which it is folded. */
  section: string
  /** Pages with the same number are sorted by label. */
  order: number
  shape: PageShape
  /** Default: any account that may use the admin. */
  role?: 'admin'
  /** Only links lead to the page. */
  inMenu?: false
  /**
   * A table: the menu and the palette omit the page while the account can read none of its rows. Since 3.8.0.
   */
  whileRows?: string
  /**
   * The page renders addresses below its path itself. With `inMenu: false` it has no page without such an
   * address.
   */
  deep?: true
  subpages?: Record<string, SubpageData>
}

export interface SectionData {
  label: string
  after: string
}

export interface CountQuery {
  table: string
  /** Column → operator and value of PostgREST. One of several values is enough. */
  filter?: Record<string, string | readonly string[]>
}

export interface PageTarget {
  page: string
  below?: string
  /** E.g. `?estado=sem_codigo`. */
  search?: string
  /** E.g. `#importar`. */
  hash?: string
}

export interface CounterData extends PageTarget {
  count: CountQuery
  /** A count of `work_to_do()`, used instead of a request of `count`. Since 3.4.0. */
  work?: string
  /** Without `none` zero shows nothing. */
  text: { none?: string; one: string; many: string }
  show: readonly ('sidebar' | 'todo')[]
  /** New rows are announced while the page is not displayed, e.g. `{n} novos pedidos`. */
  news?: { one: string; many: string }
}

/** Since 3.4.0. */
export interface TaskData extends PageTarget {
  /** Zero shows nothing. */
  work: string
  text: { one: string; many: string }
  /** The most urgent first. */
  order: number
}

export interface QuickActionData extends PageTarget {
  label: string
  icon: IconName
  order: number
}

export interface CommandData extends PageTarget {
  label: string
  keywords?: readonly string[]
}

/** Since 3.4.0. */
export interface SearchData extends PageTarget {
  kind: SearchKind
  label: string
  icon: IconName
  below?: string
}

export interface LinkData extends PageTarget {
  from: LinkSource
  label: string
  below?: string
}

export interface SettingsSectionData extends PageTarget {
  label: string
}

interface Contributions {
  sections?: Record<string, SectionData>
  counters?: readonly CounterData[]
  tasks?: readonly TaskData[]
  quickActions?: readonly QuickActionData[]
  commands?: readonly CommandData[]
  searches?: readonly SearchData[]
  links?: readonly LinkData[]
  settingsSections?: readonly SettingsSectionData[]
}

export interface DeclaredData extends Contributions {
  /** By id, which no other module uses. */
  pages: Record<string, PageData>
}

type Load = () => Promise<ComponentType>

interface PageDeclaration extends PageData {
  load: Load
  /** What it reads first without parameters: read when its link is hovered or focused. */
  reads?: () => Promise<() => readonly PageRead[]>
  subpages?: Record<string, SubpageData & { load: Load }>
}

export interface ModuleDeclaration extends Contributions {
  pages: Record<string, PageDeclaration>
}

/** JSON has no functions. */
export function declaredData(declaration: ModuleDeclaration): DeclaredData {
  return JSON.parse(JSON.stringify(declaration)) as DeclaredData
}
