import { sharedBackend } from '@loja/backend/testing/shared'
import { expect, test } from 'vitest'

const shop = sharedBackend()

interface Granted {
  name: string
  anonymous: boolean
  isOwners: boolean
  source: string
  args: Record<string, null>
}

const granted = () =>
  shop.sql<Granted>(`
    select p.proname as name, p.prosecdef as "isOwners", p.prosrc as source,
      has_function_privilege('anon', p.oid, 'execute') as anonymous,
      (select coalesce(jsonb_object_agg(a, null), '{}') from unnest(p.proargnames[1:p.pronargs]) as a) as args
    from pg_proc p where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and (has_function_privilege('anon', p.oid, 'execute') or has_function_privilege('authenticated', p.oid, 'execute'))
    order by 1`)

const isChecked = ({ source }: Granted) =>
  /^\s*(perform|select) private\.require_admin\(\);/.test(source.replace(/^.*?\bbegin\b/s, ''))

/** Granted functions that run with their owner's rights and check no role. */
const WITHOUT_CHECK: Record<string, string> = {
  approved_feedbacks: 'returns what the shop shows to everybody',
  cost: 'returns null to others',
  group_name_folded: 'reads no table',
  has_bought: 'answers about the caller',
  is_admin: 'answers about the caller',
  is_secret_setting: 'answers about a key, no value',
  is_setting: 'answers about a key, no value',
  missing_stock: 'returns null to others',
  order_returns: 'returns null to others',
  own_profile_id: 'answers about the caller',
  profile_search_text: 'reads no table',
  public_settings: 'returns what the shop shows to everybody',
  used_product_pictures: 'is for a policy, in a schema without access',
}

/** Row security checks the rights of their caller. */
const OF_STAFF = ['count_invoice_files', 'first_invoice_month', 'shipment_carriers']

/** Functions without a check that run with the rights of their caller. */
const OF_THE_CALLER = [
  'are_at_most',
  'are_image_addresses',
  'is_gtin',
  'is_in_shop_window',
  'is_on_sale',
  'is_price_rule',
  'name_words',
  'order_document',
  'require_admin',
  'staff_notes',
]

test('[AUTH-06] a granted function starts with the check of the role, or is in a list of exceptions', async () => {
  const functions = await granted()
  const unchecked = functions.filter((one) => !isChecked(one))
  const names = (isOwners: boolean) => unchecked.filter((one) => one.isOwners === isOwners).map(({ name }) => name)
  expect(names(true)).toEqual(Object.keys(WITHOUT_CHECK).sort())
  expect(names(false)).toEqual([...OF_THE_CALLER, ...OF_STAFF].sort())
  expect(functions.filter(({ anonymous }) => anonymous).map(({ name }) => name)).toEqual([
    'approved_feedbacks',
    'cost',
    'is_admin',
    'is_in_shop_window',
    'is_on_sale',
    'public_settings',
  ])
})

test.each(['anonymous', 'customer'] as const)(
  '[AUTH-07] [CUST-04] %s cannot call any function for staff',
  async (who) => {
    const staff = (await granted()).filter((one) => isChecked(one) || OF_STAFF.includes(one.name))
    expect(staff.length).toBeGreaterThan(90)
    const answers: unknown[] = []
    for (const { name, args } of staff) {
      const { error, status, data } = await shop[who].rpc(name, args)
      answers.push([name, error?.code, status, data])
    }
    expect(answers).toEqual(staff.map(({ name }) => [name, '42501', who === 'anonymous' ? 401 : 403, null]))
  },
)

test('[AUTH-06] API roles cannot reach the schema of the helpers', async () => {
  const open = await shop.sql(`select r from unnest('{anon,authenticated,service_role}'::text[]) r
    where has_schema_privilege(r, 'private', 'usage')`)
  expect(open).toEqual([])
  const loose = await shop.sql(`select proname from pg_proc where pronamespace = 'private'::regnamespace
    and prosqlbody is null -- its names are resolved when it is created
    and not exists (select 1 from unnest(proconfig) c where c like 'search_path=%')`)
  expect(loose).toEqual([])
  for (const client of [shop.anonymous, shop.customer, shop.admin]) {
    const { error } = await client.schema('private').rpc('selection_ids', { selection: { ids: [] } })
    expect(error?.code).toBe('PGRST106')
  }
})
