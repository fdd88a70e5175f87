import { expect, test } from 'vitest'
import { selectTests } from './select-tests'

const FILES = {
  'README.md': 'Two commands',
  'package.json': '{}',
  'docs/hosting/nginx.conf': 'server {}',
  'libs/data/package.json': '{ "name": "@loja/data", "exports": { ".": "./src/index.ts" } }',
  'libs/data/src/index.ts': "export { listOrders } from './orders'\nexport * from './users'",
  'libs/data/src/orders.ts': 'export const listOrders = 1',
  'libs/data/src/users.ts': 'export const listUsers = 1',
  'libs/data/src/orders.data.test.ts':
    "import { listOrders } from '@loja/data'\nimport '../../../tools/backend/migrate'",
  'libs/data/src/users.test.ts': "import { listUsers } from '@loja/data'",
  'mf-orders/src/module.ts': "export default { path: '/admin/orders', load: () => import('./OrdersPage') }",
  'mf-orders/src/OrdersPage.tsx': "import { listOrders } from '@loja/data'\nimport './orders.css'",
  'mf-orders/src/orders.css': '',
  'mf-orders/src/OrdersPage.component.test.tsx': "import { OrdersPage } from './OrdersPage'",
  'mf-users/package.json': '{ "name": "@loja/mf-users" }',
  'mf-users/src/module.ts': "export default { path: '/admin/users', load: () => import('./UsersPage') }",
  'mf-users/src/UsersPage.tsx': "import { listUsers } from '@loja/data'",
  'mf-users/src/UsersPage.component.test.tsx': "import { UsersPage } from './UsersPage'",
  'shell/src/index.ts': "import './app'",
  'shell/src/app.tsx': '',
  'supabase/migrations/1.sql': 'select 1',
  'supabase/tests/package.json': '{}',
  'supabase/tests/list.data.test.ts': "import '../../tools/backend/migrate'",
  'tools/backend/migrate.ts':
    "// Not a path: '../../shell/src'\nreadFolder('../../supabase'), spawn(join(here, 'worker.mjs'))",
  'tools/backend/worker.mjs': '',
  'tools/gateway/hosting.test.ts': "readFileSync('docs/hosting/nginx.conf')",
  'tools/toolchain/src/checks/references.test.ts': 'test()',
  'e2e/pages/users-page.ts': "export const PATH = '/admin/users'",
  'e2e/specs/orders/orders.spec.ts': "await page.goto('/admin/orders')",
  'e2e/specs/users/users.spec.ts': "import { PATH } from '../../pages/users-page'",
  'e2e/specs/releases/kit.spec.ts': "import '../../support/copy'",
  'e2e/specs/shell/sign-in.spec.ts': "await page.goto('/login')",
  'e2e/support/copy.ts': "execFile('git', ['ls-files'])",
}

const CHECKS = 'tools/toolchain/src/checks/references.test.ts'
const [ORDERS, USERS] = ['e2e/specs/orders/orders.spec.ts', 'e2e/specs/users/users.spec.ts']
const [KIT, SIGN_IN] = ['e2e/specs/releases/kit.spec.ts', 'e2e/specs/shell/sign-in.spec.ts']
const [ORDERS_PAGE, USERS_PAGE] = [
  'mf-orders/src/OrdersPage.component.test.tsx',
  'mf-users/src/UsersPage.component.test.tsx',
]
const [ORDERS_DATA, LIST_DATA] = ['libs/data/src/orders.data.test.ts', 'supabase/tests/list.data.test.ts']
const USERS_UNIT = 'libs/data/src/users.test.ts'

function select(changed: readonly string[], before: Record<string, string> = {}, now: Record<string, string> = {}) {
  const texts: Record<string, string> = { ...FILES, ...now }
  const read = (file: string) => texts[file] ?? ''
  const files = [...new Set([...Object.keys(texts), ...changed])]
  return selectTests({ files, read, readBefore: (file) => before[file] }, changed)
}
const selected = (...args: Parameters<typeof select>) =>
  Object.values(select(...args).files)
    .flat()
    .sort()

test.each([
  ['a document', 'README.md', []],
  ['a page', 'mf-users/src/UsersPage.tsx', [USERS_PAGE, USERS, KIT, SIGN_IN]],
  ['a style of a page', 'mf-orders/src/orders.css', [ORDERS_PAGE, ORDERS, KIT, SIGN_IN]],
  ['a declaration, which contributes to other pages', 'mf-users/src/module.ts', [ORDERS, USERS, KIT, SIGN_IN]],
  ['the manifest of a module', 'mf-users/package.json', [USERS_PAGE, ORDERS, USERS, KIT, SIGN_IN]],
  ['a query behind an index', 'libs/data/src/orders.ts', [ORDERS_DATA, ORDERS_PAGE, ORDERS, KIT, SIGN_IN]],
  ['a query behind a passed-on file', 'libs/data/src/users.ts', [USERS_PAGE, USERS, KIT, SIGN_IN, USERS_UNIT]],
  ['the shell', 'shell/src/app.tsx', [ORDERS, USERS, KIT, SIGN_IN]],
  ['a migration', 'supabase/migrations/1.sql', [ORDERS_DATA, LIST_DATA, KIT]],
  ['a new migration', 'supabase/migrations/2.sql', [ORDERS_DATA, LIST_DATA, KIT]],
  ['a test in a folder that others read', LIST_DATA, [LIST_DATA, KIT]],
  ['a program that is spawned', 'tools/backend/worker.mjs', [ORDERS_DATA, LIST_DATA, KIT]],
  ['a file that a test reads', 'docs/hosting/nginx.conf', ['tools/gateway/hosting.test.ts', KIT]],
  ['a page object', 'e2e/pages/users-page.ts', [USERS, KIT]],
  ['a spec', SIGN_IN, [SIGN_IN, KIT]],
])('%s runs the tests that reach it', (_, changed, tests) => {
  expect(selected([changed])).toEqual([CHECKS, ...tests].sort())
})

test.each(['package.json', 'pnpm-lock.yaml', 'patches/antd.patch', 'tools/toolchain/bin/test.mjs'])(
  '%s runs every test, and the report says why',
  (changed) => {
    const { files, report } = select([changed])
    expect(Object.values(files).flat()).toHaveLength(
      Object.keys(FILES).filter((file) => /\.(test|spec)\./.test(file)).length,
    )
    expect(report).toContain(`e2e: all, because every test needs ${changed}`)
  },
)

test('the files of a tool run only its kind of test', () => {
  expect(selected(['tools/component-testing/src/setup.ts'])).toEqual([KIT, ORDERS_PAGE, USERS_PAGE, CHECKS].sort())
})

test('an index reaches only the importers of a name whose file changed', () => {
  const index = 'libs/data/src/index.ts'
  const now = { [index]: `export { listOrders } from './late-orders'\nexport * from './users'` }
  expect(selected([index], { [index]: FILES[index] }, { ...now, 'libs/data/src/late-orders.ts': '' })).toEqual(
    [CHECKS, ORDERS_DATA, ORDERS_PAGE, ORDERS, KIT, SIGN_IN].sort(),
  )
})

test('a spec of any folder runs for the modules whose path, label or name it has', () => {
  const shell = (name: string) => `e2e/specs/shell/${name}.spec.ts`
  const now = {
    'mf-users/src/module.ts':
      "export default { path: '/admin/users', label: 'Usuários', load: () => import('./UsersPage') }",
    [shell('by-path')]: "page.goto('/admin/users/1')",
    [shell('by-label')]: "page.getByRole('link', { name: 'Usuários' })",
    [shell('by-name')]: "registry.remotes['mf-users']",
    [shell('other')]: "page.goto('/admin/orders')",
  }
  const { e2e } = select(['mf-users/src/UsersPage.tsx'], {}, now).files
  expect(e2e.sort()).toEqual([...['by-label', 'by-name', 'by-path'].map(shell), KIT, SIGN_IN, USERS].sort())
})

test('a deleted file runs the tests that still need it', () => {
  const { 'mf-orders/src/orders.css': _, ...left } = FILES
  const tree = { files: [...Object.keys(left), 'mf-orders/src/orders.css'], readBefore: () => undefined }
  const read = (file: string) => (left as Record<string, string>)[file] ?? ''
  expect(selectTests({ ...tree, read }, ['mf-orders/src/orders.css']).files.components).toEqual([ORDERS_PAGE])
})

test('the code is checked unless only documents changed', () => {
  expect([['README.md'], ['libs/data/src/orders.ts']].map((changed) => select(changed).checksCode)).toEqual([
    false,
    true,
  ])
})
