import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MESSAGE_TEMPLATES } from '../messages/message-templates'
import { settingHint } from './setting-hints'
import { filterIdentifier, filterIdentifierAt } from './setting-identifier'
import type { SettingHint } from './setting-rule'
import { toSettingValue } from './setting-value'
import { isSettingOn, PLAIN_SETTING_DEFAULTS, type PlainSettings, SETTING_KEYS, settingRule } from './settings'
import { type TrackingStatus, trackingFlags, trackingStatus } from './tracking-status'

const settings = (given: Partial<PlainSettings> = {}): PlainSettings => ({ ...PLAIN_SETTING_DEFAULTS, ...given })
const KEYS = SETTING_KEYS

const DAYS: Partial<Record<(typeof KEYS)[number], string>> = { activity_retention_days: '730' }

test('[SET-02] a switch starts on or off, a text empty except templates and days', () => {
  for (const key of KEYS) {
    const { type, initial, message } = settingRule(key)
    expect(
      type === 'boolean' ? ['true', 'false'] : [message ? MESSAGE_TEMPLATES[message] : (DAYS[key] ?? '')],
    ).toContain(initial)
  }
})

test('[BADGE-01] a switch is off unless its value is true', () => {
  for (const value of ['True', 'TRUE', '1', 'on', '', ' true', 'sim']) {
    expect(isSettingOn(value), value).toBe(false)
  }
})

const META = { facebook_pixel_id: '1' }
const GA4 = { google_analytics_id: 'G-1' }
const ADS = { google_ads_conversion_id: 'AW-1', google_ads_conversion_label: 'l' }
const rows: [what: string, given: Partial<PlainSettings>, status: TrackingStatus][] = [
  ['off', { tracking_enabled: 'false' }, { kind: 'disabled' }],
  ['off with all configured', { tracking_enabled: 'false', ...META, ...GA4, ...ADS }, { kind: 'disabled' }],
  ['a switch that is neither', { tracking_enabled: 'sim', ...META }, { kind: 'disabled' }],
  ['nothing configured', {}, { kind: 'not-configured' }],
  ['Meta', META, { kind: 'partly-active', active: 1 }],
  ['GA4', GA4, { kind: 'partly-active', active: 1 }],
  ['Ads', ADS, { kind: 'partly-active', active: 1 }],
  ['Ads with its id alone', { google_ads_conversion_id: 'AW-1' }, { kind: 'not-configured' }],
  ['Ads with its label alone', { google_ads_conversion_label: 'l' }, { kind: 'not-configured' }],
  ['TikTok, which does not count', { tiktok_pixel_id: 'C' }, { kind: 'not-configured' }],
  ['a test code alone', { facebook_capi_test_code: 'TEST1' }, { kind: 'not-configured' }],
  ['two', { ...META, ...ADS }, { kind: 'partly-active', active: 2 }],
  ['all three', { ...META, ...GA4, ...ADS }, { kind: 'fully-active' }],
]
test.each(rows)('[BADGE-01] [BADGE-02] trackingStatus %s', (_, given, status) => {
  expect(trackingStatus(trackingFlags(settings(given)))).toEqual(status)
})

describe('[SET-03] identifiers', () => {
  test.each([
    [' G-ABC 123\n', 'G-ABC123'],
    ['<script>alert("x")</script>', 'scriptalertxscript'],
    ['AW-123/ábc_é', 'AW-123bc_'],
    ['１２３', ''],
    ["1' or '1'='1", '1or11'],
    ['a\u200bb\u0000c', 'abc'],
  ])('%j becomes %j', (text, kept) => {
    expect(filterIdentifier(text)).toBe(kept)
  })

  test.each([
    ['a!bc', 2, 'abc', 1],
    ['ab!c', 2, 'abc', 2],
    ['!!!', 3, '', 0],
    ['abc', 1, 'abc', 1],
  ])('in %j the caret at %d: %j at %d', (text, caret, kept, at) => {
    expect(filterIdentifierAt(text, caret)).toEqual({ text: kept, caret: at })
  })

  test('preserve the text before and after the caret', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (before, after) => {
        const { text, caret } = filterIdentifierAt(before + after, before.length)
        expect([text.slice(0, caret), text.slice(caret)]).toEqual([filterIdentifier(before), filterIdentifier(after)])
        expect(text).toMatch(/^[A-Za-z0-9_-]*$/)
        expect(filterIdentifier(text)).toBe(text)
      }),
    )
  })
})

describe('[SET-08] hints', () => {
  const rows: [key: keyof PlainSettings, value: string, hint: SettingHint | null][] = [
    ['google_analytics_id', '', null],
    ['google_analytics_id', 'G-PSW1MY7HB4', null],
    ['google_analytics_id', 'UA-12345-1', 'analytics-retired'],
    ['google_analytics_id', 'ua-1', 'analytics-retired'],
    ['google_analytics_id', 'GTM-ABC', 'analytics-format'],
    ['google_analytics_id', 'AW-123456789', 'analytics-format'],
    ['facebook_pixel_id', '123456789012345', null],
    ['facebook_pixel_id', '1234567890123456', null],
    ['facebook_pixel_id', '12345678901234', 'pixel-format'],
    ['facebook_pixel_id', '12345678901234567', 'pixel-format'],
    ['facebook_pixel_id', '12345678901234a', 'pixel-format'],
    ['facebook_capi_test_code', 'TEST12345', 'test-mode-on'],
    ['tiktok_pixel_id', 'C4A1B2C3D4E5F6G7H8I9', null],
    ['tiktok_pixel_id', 'abc', 'tiktok-format'],
    ['whatsapp_number', '5511987654321', null],
    ['whatsapp_number', '551134567890', null],
    ['whatsapp_number', '11987654321', 'whatsapp-format'],
    ['whatsapp_number', '+55 11 98765-4321', 'whatsapp-format'],
    ['whatsapp_number', '5501987654321', 'whatsapp-format'],
    ['contact_email', 'contato@loja.test', null],
    ['contact_email', 'contato', 'email-format'],
    ['sender_document', '529.982.247-25', null],
    ['sender_document', '11.222.333/0001-81', null],
    ['sender_document', '529.982.247-26', 'tax-id'],
    ['sender_zip', '01001-000', null],
    ['sender_zip', '0100', 'zip-format'],
    ['contact_phone', 'qualquer', null],
  ]
  test.each(rows)('shows for %s %j: %s', (key, value, hint) => {
    expect(settingHint(key, settings({ [key]: value }))).toBe(hint)
  })

  const both = { google_ads_conversion_id: 'AW-123456789', google_ads_conversion_label: 'AbC-D_efG-h12_34' }
  test.each([
    ['google_ads_conversion_id', both, null],
    ['google_ads_conversion_label', both, null],
    ['google_ads_conversion_id', { ...both, google_ads_conversion_id: '123456789' }, 'ads-id-format'],
    ['google_ads_conversion_label', { ...both, google_ads_conversion_label: 'curto' }, 'ads-label-format'],
    ['google_ads_conversion_label', { google_ads_conversion_id: 'AW-123456789' }, 'ads-label-missing'],
    ['google_ads_conversion_id', { google_ads_conversion_label: 'AbC-D_efG' }, 'ads-id-missing'],
  ] as const)('shows for Ads %s in %j: %s', (key, given, hint) => {
    expect(settingHint(key, settings(given))).toBe(hint)
  })
})

test.each([
  ['<script>x</script><meta name="x-verify" content="y">', '<meta name="x-verify" content="y">'],
  [' <img src=x> ', ' <img src=x> '],
] as const)('[SET-04] google_meta_tag stores %j as %j', (typed, stored) => {
  expect(toSettingValue('google_meta_tag', typed)).toBe(stored)
})
