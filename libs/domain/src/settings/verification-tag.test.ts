import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HARMLESS_TAG, REDUCED_TAGS, REFUSED_TAGS } from './hostile-tags'
import { parseVerificationTag } from './verification-tag'

const HARMLESS =
  /^(?:[A-Za-z0-9_=+/.-]{0,200}|<meta name="[A-Za-z0-9_:.-]{1,400}" content="[A-Za-z0-9_=+/.-]{1,200}">)$/

test('[SET-04] the tables have at least sixty hostile values', () => {
  expect(new Set([...REFUSED_TAGS, ...REDUCED_TAGS]).size).toBeGreaterThanOrEqual(60)
})

test('[SET-04] parseVerificationTag reduces a tag among other text to the harmless tag', () => {
  for (const text of REDUCED_TAGS) {
    expect(parseVerificationTag(text), text).toEqual({ ok: true, tag: HARMLESS_TAG, reduced: true })
  }
})

test.each([
  ['', ''],
  ['  \n ', ''],
  ['abc_DEF-123', 'abc_DEF-123'],
  [' a+b/c= ', 'a+b/c='],
  [HARMLESS_TAG, HARMLESS_TAG],
  ['<meta name="google-site-verification" content="abc_DEF-123" />', HARMLESS_TAG],
  ["<META CONTENT='abc_DEF-123' NAME='google-site-verification'>", HARMLESS_TAG],
  ['<meta name=google-site-verification content=abc_DEF-123>', HARMLESS_TAG],
  ['<meta\n  name = "google-site-verification"\n  content = "abc_DEF-123"\n/>', HARMLESS_TAG],
  ['<meta name=“google-site-verification” content=“abc_DEF-123”>', HARMLESS_TAG],
  [
    '<meta name="facebook-domain-verification" content="x1"/>',
    '<meta name="facebook-domain-verification" content="x1">',
  ],
  ['<meta name="msvalidate.01" content="ABC" />', '<meta name="msvalidate.01" content="ABC">'],
])('[SET-04] parseVerificationTag accepts %j', (text, tag) => {
  expect(parseVerificationTag(text)).toEqual({ ok: true, tag, reduced: false })
})

test.each([
  ['<meta name="robots" content="noindex">', 'no-tag'],
  [`${HARMLESS_TAG}${HARMLESS_TAG}`, 'several'],
  ['<meta name="google-site-verification" content="a b">', 'content'],
  ['a'.repeat(4001), 'too-long'],
])('[SET-04] parseVerificationTag refuses %j with %s', (text, reason) => {
  expect(parseVerificationTag(text)).toEqual({ ok: false, reason })
})

const scraps = fc.constantFrom(
  ...['<meta ', 'name=', 'content=', '"', "'", '>', '/>', 'google-site-verification', 'abc', '<script>', '</script>'],
  ...[
    '<!--',
    '-->',
    ' onload=alert(1) ',
    'http-equiv="refresh"',
    '<img src=x onerror=y>',
    '&lt;',
    '\u0000',
    '\n',
    '=',
    ' ',
  ],
)
const soup = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(scraps, { maxLength: 40 }).map((parts) => parts.join('')),
)

test('[SET-04] parseVerificationTag returns a harmless, stable tag for any text', () => {
  fc.assert(
    fc.property(soup, (text) => {
      const parsed = parseVerificationTag(text)
      if (!parsed.ok) return
      expect(parsed.tag).toMatch(HARMLESS)
      expect(parseVerificationTag(parsed.tag)).toEqual({ ok: true, tag: parsed.tag, reduced: false })
    }),
    { numRuns: 5_000 },
  )
})

test('[SET-04] parseVerificationTag finds a tag among other elements', () => {
  const junk = fc.constantFrom('', '<b>', '<script>x</script>', '<!-- x -->', '\n', '<img src=x onerror=alert(1)>')
  fc.assert(
    fc.property(fc.array(junk), fc.array(junk), (before, after) => {
      const parsed = parseVerificationTag([...before, HARMLESS_TAG, ...after].join(''))
      expect(parsed).toMatchObject({ ok: true, tag: HARMLESS_TAG })
    }),
  )
})

// Work that grows exponentially with the text would not end.
test.each(['<meta '.repeat(666), '<script'.repeat(571), '<!--'.repeat(1000), '<meta a=b '.repeat(400)])(
  '[SET-04] parseVerificationTag reads the longest hostile text to its end: %#',
  (text) => expect(parseVerificationTag(text)).toEqual({ ok: false, reason: 'no-tag' }),
)
