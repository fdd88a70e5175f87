import { accessKeyDigit, cleanAccessKey, isAccessKey } from './invoices/access-key'
import { checkInvoice } from './invoices/check-invoice'
import { invoiceTermsIn } from './invoices/invoice-search'
import { foldText } from './list/fold-text'
import { type EntryAmounts, entryTotals } from './orders/entry-totals'
import { isOrderNumberList, orderNumbersIn } from './orders/order-search'
import { featuredStateOf } from './products/featured-state'
import { gtinFault } from './products/gtin'
import { isImageAddress } from './products/image-address'
import { normalizeProductName } from './products/product-name'
import { isOnSale } from './products/product-stock'
import { IMAGE_ADDRESS_CASES } from './products/product-text-cases'
import accessKeyCases from './rule-cases/access-key.json'
import accessKeyDigitCases from './rule-cases/access-key-digit.json'
import entryTotalsCases from './rule-cases/entry-totals.json'
import foldTextCases from './rule-cases/fold-text.json'
import gtinCases from './rule-cases/gtin.json'
import invoiceRefusalCases from './rule-cases/invoice-refusal.json'
import invoiceTermsCases from './rule-cases/invoice-terms.json'
import numberListCases from './rule-cases/number-list.json'
import orderNumbersCases from './rule-cases/order-numbers.json'
import productNameCases from './rule-cases/product-name.json'
import settingValueCases from './rule-cases/setting-value.json'
import supplierTextCases from './rule-cases/supplier-text.json'
import trackingCodeCases from './rule-cases/tracking-code.json'
import { REDUCED_TAGS, REFUSED_TAGS, STORABLE_TAGS } from './settings/hostile-tags'
import { toSettingValue } from './settings/setting-value'
import type { SettingKey } from './settings/settings'
import { parseVerificationTag } from './settings/verification-tag'
import { checkTrackingCode, normalizeTrackingCode } from './shipments/tracking-code'
import { supplierTextKey } from './suppliers/line-identity'

interface Rule {
  cases: readonly (readonly [given: unknown, expected: unknown])[]
  domain: (given: never) => unknown
  /** The same rule over the columns `given` and `expected` (jsonb) and `text` (`given` as text). */
  sql: string
}

const NOTE = {
  access_key: '35250111222333000181550010000001231876543216',
  issued_at: '2025-01-12T10:00:00-03:00',
  total: 120.5,
  customer_document: '52998224725',
}
const ORDER = {
  id: '00000000-0000-4000-8000-000000000001',
  created_at: '2025-01-11T10:00:00Z',
  total: 120.5,
  shipping_address: { cpf: '52998224725' },
}

const PAST = '2020-11-30T23:59:00-03:00'
const FUTURE = '2098-11-30T23:59:00-03:00'
const SALE_CASES: Rule['cases'] = [
  [[9, null, null], true],
  [[0, null, null], true],
  [[10, null, null], false],
  [[11, null, null], false],
  [[null, null, null], false],
  [[9, PAST, null], true],
  [[9, FUTURE, null], false],
  [[9, null, PAST], false],
  [[9, null, FUTURE], true],
  [[9, PAST, FUTURE], true],
]

const FEATURED_CASES: Rule['cases'] = [
  [[null, null], true],
  [[PAST, null], true],
  [[FUTURE, null], false],
  [[null, PAST], false],
  [[null, FUTURE], true],
  [[PAST, FUTURE], true],
]

/** A refused text is `refused`; the order of a list does not matter. */
export const RULES = {
  foldText: { cases: pairs(foldTextCases), domain: foldText, sql: 'private.folded(text)' },
  normalizeProductName: {
    cases: pairs(productNameCases),
    domain: normalizeProductName,
    sql: 'private.product_name(text)',
  },
  supplierTextKey: {
    cases: pairs(supplierTextCases),
    domain: supplierTextKey,
    sql: 'private.supplier_text_key(text)',
  },
  orderNumbersIn: {
    cases: pairs(orderNumbersCases),
    domain: (text: string) => orderNumbersIn(text).map((number) => number.toUpperCase()),
    sql: "coalesce(private.order_numbers_in(text), '{}')",
  },
  isOrderNumberList: {
    cases: pairs(numberListCases),
    domain: isOrderNumberList,
    sql: 'private.is_number_list(text)',
  },
  invoiceTermsIn: {
    cases: pairs(invoiceTermsCases),
    domain: invoiceTermsIn,
    sql: "coalesce(private.invoice_terms(text), '{}')",
  },
  isAccessKey: {
    cases: pairs(accessKeyCases),
    // The database knows only the stored form.
    domain: (key: string) => isAccessKey(key) && cleanAccessKey(key) === key,
    sql: 'private.is_access_key(text)',
  },
  accessKeyDigit: {
    cases: pairs(accessKeyDigitCases),
    domain: accessKeyDigit,
    sql: 'private.nfe_check_digit(text)',
  },
  checkTrackingCode: {
    cases: pairs(trackingCodeCases),
    domain: (text: string) =>
      checkTrackingCode(text).kind === 'impossible' ? 'refused' : normalizeTrackingCode(text) || null,
    sql: 'private.checked_tracking_code(text)',
  },
  toSettingValue: {
    cases: pairs(settingValueCases),
    domain: ([key, typed]: [SettingKey, string]) => toSettingValue(key, typed),
    // The database refuses other characters, which the page drops.
    sql: "case when private.is_setting(given ->> 0, 'string', expected #>> '{}') then expected #>> '{}' end",
  },
  isImageAddress: {
    cases: IMAGE_ADDRESS_CASES,
    domain: isImageAddress,
    sql: 'private.are_image_addresses(array[text])',
  },
  parseVerificationTag: {
    cases: [
      ...STORABLE_TAGS.map((tag) => [tag, true] as const),
      ...[...REFUSED_TAGS, ...REDUCED_TAGS].map((tag) => [tag, false] as const),
    ],
    domain: (text: string) => {
      const parsed = parseVerificationTag(text)
      return parsed.ok && parsed.tag === text
    },
    sql: 'private.is_verification_tag(text)',
  },
  entryTotals: {
    cases: pairs(entryTotalsCases),
    domain: (given: { items: EntryAmounts['items']; discount: number; shipping_cost: number }) => {
      const { itemCents, subtotalCents, discountCents, totalCents } = entryTotals({
        items: given.items,
        discount: { kind: 'fixed', value: given.discount },
        shippingCost: given.shipping_cost,
      })
      if (discountCents > subtotalCents) return 'refused'
      return { items: itemCents.map((cents) => cents / 100), subtotal: subtotalCents / 100, total: totalCents / 100 }
    },
    sql: 'private.entry_totals(given)',
  },
  gtinFault: {
    cases: pairs(gtinCases),
    domain: (gtin: string) => gtinFault(gtin) === null,
    sql: 'private.is_gtin(text)',
  },
  isOnSale: {
    cases: SALE_CASES,
    domain: ([salePrice, saleStartsAt, saleEndsAt]: [number | null, string | null, string | null]) =>
      isOnSale({ price: 10, salePrice, saleStartsAt, saleEndsAt }, Date.now()),
    sql: `coalesce(private.is_on_sale(jsonb_populate_record(null::public.products, jsonb_build_object('price', 10,
      'sale_price', given -> 0, 'sale_starts_at', given -> 1, 'sale_ends_at', given -> 2))), false)`,
  },
  featuredStateOf: {
    cases: FEATURED_CASES,
    domain: ([featuredFrom, featuredUntil]: [string | null, string | null]) =>
      featuredStateOf({ featuredFrom, featuredUntil }, Date.now()) === 'shown',
    sql: `private.is_in_shop_window(jsonb_populate_record(null::public.products, jsonb_build_object('is_featured', true,
      'is_active', true, 'featured_from', given -> 0, 'featured_until', given -> 1)))`,
  },
  checkInvoice: {
    cases: invoiceRefusalCases.map(([, note, order, code]) => [
      { note: { ...NOTE, ...(note as object) }, order: { ...ORDER, ...(order as object) } },
      code,
    ]),
    domain: ({ note, order }: { note: typeof NOTE; order: typeof ORDER }) => {
      const [first] = checkInvoice({
        facts: {
          accessKey: note.access_key,
          issuedAt: note.issued_at,
          totalBrl: note.total,
          customerDocument: note.customer_document,
          customerName: null,
          protocol: null,
          orderNumbers: [],
          xml: null,
        },
        order: {
          id: order.id,
          orderNumber: 'LJ-2025-000001',
          status: 'enviado',
          totalBrl: order.total,
          createdAt: order.created_at,
          customerDocument: order.shipping_address.cpf ?? null,
          customerName: null,
          isNamed: false,
          invoiceNumber: null,
        },
        stored: null,
        nowMs: Date.parse('2025-03-01T12:00:00Z'),
      })
      return first?.severity === 'error' ? first.code : null
    },
    sql: "private.invoice_refusal(given -> 'note', jsonb_populate_record(null::public.orders, given -> 'order'))",
  },
} satisfies Record<string, Rule>

function pairs(cases: readonly unknown[][]): Rule['cases'] {
  return cases.map(([given, expected]) => [given, expected])
}
