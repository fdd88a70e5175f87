import { assert, property, string, stringMatching } from 'fast-check'
import { expect, test } from 'vitest'
import { htmlText } from './html-text'

test.each([
  ['  sem marcas  ', 'sem marcas'],
  ['Madeira &amp; couro &#233; &hellip;', 'Madeira & couro é …'],
  ['<p>Um</p><p>Dois</p>', 'Um\n\nDois'],
  ['<p>Um</p>\n\n\n<p>Dois</p>', 'Um\n\nDois'],
  ['Um<br>Dois<br/>Três', 'Um\nDois\nTrês'],
  ['<ul><li>Um</li><li>Dois</li></ul>', '- Um\n- Dois'],
  ['a<strong>b</strong>c', 'abc'],
  ['<script>alert("x")</script><style>p{}</style>ok', 'ok'],
  ['<SCRIPT>alert("x")</SCRIPT >ok', 'ok'],
  ['<img src=x onerror=alert(1)>ok', 'ok'],
  ['<a title="1 > 2">ok</a>', 'ok'],
  ['<!-- nada --> ok', 'ok'],
  ['menos de 5 < 10 & mais', 'menos de 5 < 10 & mais'],
  ['&lt;b&gt;', '<b>'],
  ['a&nbsp;&nbsp;b', 'a b'],
  ['<p>sem fim', 'sem fim'],
  ['fim <b', 'fim'],
])('%s', (html, text) => {
  expect(htmlText(html)).toBe(text)
})

test('returns a text without tags and entities unchanged', () => {
  assert(property(stringMatching(/^[^<&\n]*$/u), (text) => htmlText(text) === text.trim()))
})

test('never throws', () => {
  assert(property(string({ unit: 'binary' }), (text) => typeof htmlText(`<p>${text}`) === 'string'))
})

test.each(['<', '<a ', '<a b="', '&', '&#x', '<div>', '<!--', '<![CDATA[', '<script>', '</p>', '\n <b>'])(
  'takes linear time for 200,000 times %j',
  (piece) => {
    expect(htmlText(piece.repeat(200_000)).length).toBeLessThanOrEqual(piece.length * 200_000)
  },
)
