export interface HostileDeclaration {
  what: string
  declares: string
  sentence: string
  /** A page ignores the part and reads the rest. */
  isIgnored?: true
}

const PAGE = {
  path: '/admin/hostile',
  label: 'Hostil',
  icon: 'gift',
  section: 'store',
  order: 1,
  shape: { kind: 'sentence' },
}

const hostile = (what: string, declares: unknown, sentence: string): HostileDeclaration => ({
  what,
  declares: typeof declares === 'string' ? declares : JSON.stringify(declares),
  sentence,
})

const page = (what: string, changes: object, sentence: string) =>
  hostile(what, { pages: { hostile: { ...PAGE, ...changes } } }, sentence)

const more = (what: string, contributions: object, sentence: string) =>
  hostile(what, { pages: { hostile: PAGE }, ...contributions }, sentence)

const path = (text: string) => page(`the path ${text.slice(0, 30)}`, { path: text }, 'path is "')
const label = (what: string, text: string, remedy: string) => page(`${what} in a label`, { label: text }, remedy)
const id = (name: string) =>
  hostile(`the page id ${name}`, `{"pages":{"${name}":${JSON.stringify(PAGE)}}}`, `pages has the name "`)

const COUNTER = { page: 'hostile', count: { table: 'orders' }, text: { one: '1', many: '{n}' }, show: ['todo'] }
const count = (what: string, changes: object, sentence: string) =>
  more(what, { counters: [{ ...COUNTER, count: { ...COUNTER.count, ...changes } }] }, sentence)
const filter = (what: string, column: string, condition: unknown, sentence: string) =>
  count(what, { filter: { [column]: condition } }, sentence)

const link = (what: string, changes: object, sentence: string) =>
  more(what, { links: [{ from: 'order', label: 'Ver', page: 'hostile', ...changes }] }, sentence)

const search = (what: string, changes: object, sentence: string) =>
  more(
    what,
    { searches: [{ kind: 'order', label: 'Ver', icon: 'gift', page: 'hostile', below: '/{id}', ...changes }] },
    sentence,
  )

const pages = (many: number) =>
  Object.fromEntries(Array.from({ length: many }, (_, at) => [`p${at}`, { ...PAGE, path: `/admin/p${at}` }]))

const section = (after: string) => ({ label: 'Seção', after })

const MEGABYTE = 1_048_576
const NO_OWN_NAME = 'names that JavaScript'
const ONE_CONDITION = 'write one operator and plain values'

export const HOSTILE_DECLARATIONS: readonly HostileDeclaration[] = [
  path('javascript:alert(1)'),
  path('https://evil.example/admin/x'),
  path('//evil.example/admin'),
  path('/admin/../login'),
  path('/admin/%2e%2e/login'),
  path('/admin/..%2flogin'),
  path('/admin\\login'),
  path('/admin'),
  path('/admin/'),
  path('/admin/dashboard'),
  path('/admin/__mf'),
  path('/admin/orders/42'),
  path('/admin/Cupons'),
  path('/admin/hostile?x=1'),
  path(`/admin/${'a-'.repeat(14_000)}`),
  hostile('10,000 pages', { pages: pages(10_000) }, 'bytes, and 32,768 are allowed'),
  hostile('21 pages', { pages: pages(21) }, 'declare 1 to 20 pages'),
  hostile('no page', { pages: {} }, 'pages is {}: declare 1 to 20 pages'),
  hostile('two pages at one path', { pages: { a: PAGE, b: PAGE } }, 'pages.a and pages.b have the path /admin/hostile'),
  id('dashboard'),
  id('__proto__'),
  id('constructor'),
  id('toString'),
  id('<img src=x>'),
  id('../x'),
  label('markup', '<img src=x onerror=alert(1)>', 'without < and >'),
  label('reversed text', 'Cup\u202eons', 'is "Cup\\u202eons": write one line'),
  label('an isolate', '\u2066Cupons\u2069', 'write one line'),
  label('a zero-width space', 'Cup\u200bons', 'write one line'),
  label('a soft hyphen', 'Cup\u00adons', 'write one line'),
  label('hidden tags', 'Cupons\u{e0041}\u{e0042}', 'write one line'),
  label('a filler', '\u3164', 'write one line'),
  label('a line break', 'Cup\nons', 'write one line'),
  label('a terminal sequence', '\u001b[2JCupons', 'is "\\u001b[2JCupons": write one line'),
  hostile(
    'half a character',
    JSON.stringify({ pages: { hostile: PAGE } }).replace('Hostil', '\\ud83d'),
    'write one line',
  ),
  label('an emoji of several persons', '👨‍👩‍👧‍👦', 'write one line'),
  label('31 characters', '🚚'.repeat(31), 'write 1 to 30 characters'),
  label('a megabyte', 'x'.repeat(MEGABYTE), 'bytes, and 32,768 are allowed'),
  label('30,000 characters', 'x'.repeat(30_000), '(30,000 characters): write 1 to 30 characters'),
  label('nothing', '', 'write 1 to 30 characters'),
  label('spaces', '   ', 'remove the spaces'),
  label('decomposed letters', 'Cupo\u0303es', 'NFC'),
  label('stacked marks', 'X\u0301\u0302\u0303\u0304\u0305\u0306upons', 'at most two marks on a letter'),
  page('an unknown icon', { icon: 'skull' }, 'icon is "skull": write one of dashboard, '),
  page('an icon of the prototype', { icon: '__proto__' }, 'icon is "__proto__": write one of'),
  page('an icon from elsewhere', { icon: 'https://evil.example/i.svg' }, 'write one of dashboard'),
  page('a huge order', { order: 1e308 }, 'order is 1e+308: write an integer from 0 to 999'),
  page('a negative order', { order: -1 }, 'order is -1: write an integer'),
  page('a text as order', { order: '10' }, 'order is "10": write an integer'),
  page('a billion cards', { shape: { kind: 'list', cards: 1e9 } }, 'cards is 1000000000: write an integer from 0 to 8'),
  page('an unknown shape', { shape: { kind: 'iframe' } }, 'shape.kind is "iframe"'),
  page('another role', { role: 'customer' }, 'role is "customer": write \'admin\''),
  page('a label that is no text', { label: { toString: 'x' } }, 'label is {"toString":"x"}: write a text'),
  page('a subpage outside', { subpages: { '../../login': { shape: { kind: 'form' } } } }, 'subpages has the name'),
  page('no section', { section: undefined }, 'section is missing'),
  more(
    'sections after each other',
    { sections: { a: section('b'), b: section('a') } },
    'sections come after each other (a → b → a)',
  ),
  more('a section after itself', { sections: { a: section('a') } }, '(a → a)'),
  more('a section of the shell', { sections: { system: section('store') } }, 'sections has the name "system"'),
  more('a section with an inherited name', { sections: { valueOf: section('store') } }, NO_OWN_NAME),
  count('a function as counter', { table: 'rpc/delete_all_orders' }, 'Functions and embedded tables are not counted'),
  count('an embedded table', { table: 'orders,profiles(*)' }, 'Functions and embedded tables are not counted'),
  count('a query as table', { table: 'orders?select=*' }, 'table is "orders?select=*"'),
  filter('a selection as column', 'select', 'eq.x', 'filter has the name "select"'),
  filter('a second condition as column', 'or', 'eq.x', 'filter has the name "or"'),
  filter('a column of an embedded table', 'profiles.email', 'eq.x', 'filter has the name "profiles.email"'),
  filter('an injected parameter', 'status', 'eq.x&select=*', ONE_CONDITION),
  filter('an injected condition', 'status', 'eq.x),or(id.gt.0', ONE_CONDITION),
  filter('a condition of conditions', 'status', 'or=(id.gt.0)', ONE_CONDITION),
  filter('a slow pattern', 'status', 'ilike.*a*b*c*', ONE_CONDITION),
  filter('a list of injected conditions', 'status', ['eq.a', 'eq.b,id.gt.0'], ONE_CONDITION),
  more(
    'a counter shown elsewhere',
    { counters: [{ ...COUNTER, show: ['everywhere'] }] },
    "write 'sidebar', 'todo' or both",
  ),
  more(
    'a task that counts a function with arguments',
    { tasks: [{ page: 'hostile', work: 'x(1)', text: COUNTER.text, order: 1 }] },
    'work is "x(1)"',
  ),
  more('21 counters', { counters: Array.from({ length: 21 }, () => COUNTER) }, 'counters is ['),
  more('an object of counters', { counters: { 0: COUNTER } }, 'counters is {"0":'),
  more(
    'a field in a command',
    { commands: [{ label: 'Ver', page: 'hostile', search: '?x={id}' }] },
    'Only links and searches may insert fields',
  ),
  link('a search that is an address', { search: '//evil.example' }, 'search is "//evil.example"'),
  link('a search that is code', { search: 'javascript:alert(1)' }, 'search is "javascript:alert(1)"'),
  link('a search with line breaks', { search: '?x=%0d%0aSet-Cookie:a' }, 'search is "'),
  link('an unknown field', { search: '?x={email}' }, 'search is "?x={email}"'),
  link('a nested field', { below: '/{constructor.prototype}' }, 'below is "'),
  link('an address below', { below: '//evil.example' }, 'below is "//evil.example"'),
  link('a way up', { below: '/../../login' }, 'below is "/../../login"'),
  link('an encoded way up', { below: '/%2e%2e/login' }, 'below is "'),
  link('a reversed slash', { below: '/\\evil.example' }, 'below is "'),
  link('a quote in the fragment', { hash: '#x" onclick="alert(1)' }, 'hash is "'),
  link('a link from elsewhere', { from: 'customer' }, 'from is "customer": write one of order, product, user'),
  link('a link to an inherited name', { page: 'hasOwnProperty' }, 'page is "hasOwnProperty"'),
  search('a search of a table', { kind: 'profiles' }, 'kind is "profiles": write one of order, product, customer'),
  search('a field of another kind', { below: '/{by}/{id}' }, 'below is "/{by}/{id}"'),
  search('a search that leads elsewhere', { below: '//evil.example/{id}' }, 'below is "//evil.example/{id}"'),
  search('markup in the label of a search', { label: '<b>' }, 'without < and >'),
  more(
    '101 commands',
    { commands: Array.from({ length: 101 }, () => ({ label: 'Ver', page: 'hostile' })) },
    'commands is [',
  ),
  more('a megabyte in an unknown field', { more: 'x'.repeat(MEGABYTE) }, 'bytes, and 32,768 are allowed'),
  hostile('a list', '[]', 'the declaration is a list'),
  hostile('a list of pages', { pages: [PAGE] }, 'pages has the name "0"'),
  hostile('a text', '"<script>alert(1)</script>"', 'pages is missing'),
  hostile('null', 'null', 'pages is missing'),
  hostile('deep nesting', `{"pages":{"hostile":${'['.repeat(1_000)}${']'.repeat(1_000)}}}`, 'pages.hostile'),
  hostile('nesting beyond the stack', `${'['.repeat(200_000)}${']'.repeat(200_000)}`, 'nested too deeply'),
  {
    ...more('code', { script: 'alert(1)' }, 'script does not exist: leave it out'),
    isIgnored: true,
  },
  {
    ...page(
      'a handler',
      { onClick: 'alert(1)', lable: 'x' },
      'pages.hostile.lable does not exist: write label, or leave it out',
    ),
    isIgnored: true,
  },
  {
    ...hostile(
      'an inherited field',
      `{"pages":{"hostile":{"__proto__":{"role":"x"},${JSON.stringify(PAGE).slice(1)}}}`,
      'pages.hostile.__proto__ does not exist: leave it out',
    ),
    isIgnored: true,
  },
]
