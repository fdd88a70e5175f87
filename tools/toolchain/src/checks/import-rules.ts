import { DEPRECATIONS } from '@loja/federation-build'
import { IS_ADMIN_REPOSITORY } from '../../bin/repository.mjs'
import { importsOf, placeOf, resolveRelative } from './imports'

interface PackageRule {
  may: string[]
  testsMay?: string[]
  /** Forbidden external packages; `**` means every one. */
  never?: RegExp
}

const PAGE = ['libs/ui', 'libs/records', 'libs/data', 'libs/domain', 'libs/platform']
const SUPABASE = /^@supabase\//
/** The build replaces `antd` by the component's path, by which it is shared. */
const PARTS_OF_ANTD = /^antd\/(es|lib)\//
const NEVER_IN_PAGES = new RegExp(`${SUPABASE.source}|${PARTS_OF_ANTD.source}|^node:`)

const MODULE: PackageRule = { may: PAGE, testsMay: ['tools/component-testing'], never: NEVER_IN_PAGES }

export const PACKAGES: Record<string, PackageRule> = {
  shell: { ...MODULE, may: [...PAGE, 'libs/federation'] },
  'mf-catalog': { ...MODULE, may: [...PAGE, 'libs/product-import', 'libs/spreadsheet'] },
  'mf-orders': { ...MODULE, may: [...PAGE, 'libs/nfe', 'libs/product-import', 'libs/spreadsheet'] },
  'mf-settings': { ...MODULE, may: [...PAGE, 'libs/product-import', 'libs/spreadsheet'] },
  'mf-suppliers': { ...MODULE, may: [...PAGE, 'libs/product-import'] },
  'libs/ui': { ...MODULE, may: ['libs/data', 'libs/domain', 'libs/platform', 'libs/spreadsheet'] },
  'libs/records': { ...MODULE, may: PAGE.filter((dir) => dir !== 'libs/records') },
  'libs/data': {
    may: ['libs/domain', 'libs/platform'],
    testsMay: ['tools/backend'],
    never: /^(antd|react-router)/,
  },
  'libs/domain': { may: [], never: /./ },
  // Runs in a worker and in Node.
  'libs/product-import': { may: ['libs/domain'], never: /^(antd|react|@tanstack\/|@supabase\/|node:)/ },
  'libs/product-import/src/page': MODULE,
  'libs/nfe': { may: ['libs/domain'], never: /^(antd|react|@tanstack\/|@supabase\/|node:)/ },
  'libs/spreadsheet': { may: ['libs/domain'], never: /^(?!@zip\.js\/)/ },
  'libs/platform': { may: [], never: /^(antd|@tanstack\/)/ },
  'libs/federation': { may: ['libs/platform'], never: SUPABASE },
  'tools/federation-build': { may: ['libs/federation'], never: SUPABASE },
  'tools/antd-css': { may: ['libs/ui'], never: SUPABASE },
  'tools/release': { may: ['tools/federation-build'], never: SUPABASE },
  'tools/gateway': { may: [], never: SUPABASE },
  'tools/backend': { may: [], testsMay: ['tools/gateway'], never: /^@supabase\/supabase-js/ },
  'tools/toolchain': {
    may: [
      'libs/platform',
      'tools/component-testing',
      'tools/federation-build',
      'tools/gateway',
      'tools/backend',
      'tools/release',
    ],
    never: SUPABASE,
  },
  'tools/component-testing': { may: ['libs/platform', 'libs/ui', 'shell'], never: SUPABASE },
  'supabase/tests': { may: ['tools/backend'] },
  e2e: { may: ['tools/component-testing', 'tools/gateway', 'tools/backend', 'tools/release'] },
  bench: {
    may: ['libs/product-import', 'tools/component-testing', 'tools/gateway', 'tools/backend', 'tools/release'],
  },
}

/**
 * Between the folders of a package; `*`: the others. Files directly in `src`, but `index` and `routes`, are
 * free.
 */
export const FEATURES: Record<string, Record<string, string[]>> = {
  shell: {
    app: [
      'auth',
      'connection',
      'dashboard',
      'layout',
      'modules',
      'notices',
      'offer',
      'page',
      'palette',
      'releases',
      'theme',
    ],
    layout: ['auth', 'background-work', 'counters', 'modules', 'news', 'page', 'palette', 'theme', 'tracking-badge'],
    counters: ['page'],
    dashboard: ['counters', 'page'],
    palette: ['auth', 'modules', 'page', 'theme'],
    modules: ['page'],
    releases: [
      'background-work',
      'connection',
      'counters',
      'modules',
      'news',
      'offer',
      'page',
      'provided',
      'tracking-badge',
    ],
    start: ['app', 'auth', 'page', 'theme'],
    auth: ['page'],
    connection: ['auth'],
  },
  'mf-orders': {
    'customer-messages': ['order', 'payments'],
    notify: ['customer-messages'],
    'order-entry': ['order'],
    'order-details': [
      'customer-messages',
      'invoices',
      'order',
      'orders',
      'payments',
      'print',
      'returns',
      'tracking-code',
    ],
    print: ['payments'],
    orders: ['customer-messages', 'notify', 'order-export', 'payments', 'print', 'tracking-code'],
    shipments: ['customer-messages', 'notify', 'orders', 'tracking-code'],
    'tracking-code': ['customer-messages', 'order'],
  },
  'mf-catalog': {
    'product-import': ['product-export'],
    products: [
      'bulk-edit',
      'catalogue-export',
      'featured',
      'margin',
      'product-cells',
      'product-export',
      'product-import',
      'product-selection',
      'send-out',
    ],
  },
  'mf-suppliers': { supplier: ['supplier-list', 'suppliers'], 'supplier-list': ['suppliers'] },
  'mf-users': { '*': ['feedback'] },
  'mf-settings': {
    history: ['period', 'settings'],
    settings: ['tracking-alarms'],
    'tracking-logs': ['period', 'tracking-alarms'],
  },
  'libs/ui': {
    parts: [],
    late: ['parts'],
    dialogs: ['late', 'parts'],
    lists: ['dialogs', 'late', 'parts'],
    module: ['dialogs', 'late', 'parts'],
  },
  'libs/records': { activity: ['order'], timeline: ['activity', 'order', 'undo'], undo: ['order'] },
  'libs/data': {
    '*': ['client'],
    changes: ['client', 'products'],
    imports: ['client', 'products'],
    shipments: ['client', 'orders'],
    suppliers: ['client', 'products'],
    timeline: ['client', 'orders', 'products'],
  },
  'libs/federation': { page: ['registry'] },
  'libs/domain': {
    '*': ['format', 'list'],
    format: [],
    list: ['format'],
    activity: ['format', 'list', 'orders'],
    messages: ['format', 'orders', 'shipments'],
    settings: ['format', 'messages'],
    shipments: ['format', 'list', 'orders'],
    suppliers: ['format', 'list', 'products'],
    'tracking-logs': ['format', 'list', 'orders', 'settings'],
  },
}

const isModule = (name: string) => name.startsWith('mf-')
const INNER_ENTRIES = /(^|\/)(index|routes)$/
const HOLDS_PARTS_OF_ANTD =
  /^shell\/src\/(provided\/|(app\/PageProviders|notices\/NoticeHolder|auth\/sign-in\/(Email|Password)Field)\.tsx$)/
const IS_TEST = /\.(test|spec)\.tsx?$|(^|\/)test-support\.tsx?$|\/testing\//

export function importProblems(file: string, source: string): string[] {
  return importsOf(source).flatMap(({ from, names }) => {
    const problem = from.startsWith('.') ? relativeProblem(file, from) : packageProblem(file, from, names)
    return problem ? [`${file} imports ${from}: ${problem}`] : []
  })
}

function relativeProblem(file: string, from: string): string | undefined {
  const path = resolveRelative(file, from)
  const [own, other] = [placeOf(file), placeOf(path)]
  if (own.package !== other.package) {
    // The kit bundles the configuration at a package's root.
    const isBelow = own.package === 'tools/toolchain' && /^(libs|tools)\//.test(other.package)
    return /\/src\//.test(file) && !isBelow && !file.startsWith('tools/toolchain/src/kit/outside/')
      ? 'another package is imported by its name; what it does not export is its own.'
      : undefined
  }
  const folder = `${other.package}/src/${other.feature}`
  if (folder in PACKAGES && own.feature !== other.feature)
    return `${folder} has an entry of its own, because it may import more (PACKAGES).`
  const features = FEATURES[own.package] ?? (isModule(own.package) && IS_ADMIN_REPOSITORY ? {} : undefined)
  if (!features || IS_TEST.test(file) || own.feature === other.feature || own.feature === '.') return undefined
  if (other.feature === '.')
    return INNER_ENTRIES.test(path) ? 'a folder does not import its package’s entry.' : undefined
  return (features[own.feature] ?? features['*'])?.includes(other.feature)
    ? undefined
    : `${own.feature} may not import ${other.feature} (FEATURES): what two need moves to a folder that both may import.`
}

function packageProblem(file: string, from: string, names: string[]): string | undefined {
  const { package: own, feature } = placeOf(file)
  const isTest = IS_TEST.test(file)
  const rule = PACKAGES[`${own}/src/${feature}`] ?? PACKAGES[own] ?? (isModule(own) ? MODULE : { may: [] })
  if (from.startsWith('@loja/'))
    return platformProblem(own, { from, names, isTest }) ?? ourPackageProblem(own, rule, from, isTest)
  if (from === 'antd' && names.some((name) => name === 'message' || name === 'notification'))
    return 'static messages see neither theme nor locale: use useNotify() of @loja/ui.'
  if (isTest || HOLDS_PARTS_OF_ANTD.test(file) || !/\/src\//.test(file)) return undefined
  return rule.never?.test(from) ? `not in ${own} (PACKAGES).` : undefined
}

const WRITERS = ['shell', 'tools/component-testing']
const CLIENT_USERS = ['shell', 'libs/data']

function platformProblem(
  own: string,
  { from, names, isTest }: { from: string; names: string[]; isTest: boolean },
): string | undefined {
  if (from === '@loja/platform/shell' && !WRITERS.includes(own) && !isTest)
    return 'only the shell writes session and connection: modules read them from @loja/platform.'
  if (from === '@loja/platform' && names.includes('getSupabase') && !CLIENT_USERS.includes(own))
    return 'the client holds the session: only libs/data and the shell use it.'
  const deprecated = from === '@loja/platform' && names.find((name) => Object.hasOwn(DEPRECATIONS, name))
  if (deprecated && IS_ADMIN_REPOSITORY) return `${deprecated} is deprecated: use ${DEPRECATIONS[deprecated]?.use}.`
  return undefined
}

function ourPackageProblem(own: string, rule: PackageRule, from: string, isTest: boolean): string | undefined {
  const [, name = '', inner = ''] = from.split('/')
  const other = ['', 'libs/', 'tools/'].map((parent) => `${parent}${name}`).find((dir) => dir in PACKAGES) ?? name
  // Component tests render in the shell's providers, which the shell does not export.
  if (inner === 'src' && own !== 'tools/component-testing') return 'what a package does not export is its own.'
  const may = isTest ? [...rule.may, ...(rule.testsMay ?? []), own, 'libs/domain', 'libs/platform'] : rule.may
  return may.includes(other) ? undefined : `${own} may not import ${other} (PACKAGES).`
}
