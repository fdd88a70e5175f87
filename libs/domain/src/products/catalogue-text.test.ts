import { expect, test } from 'vitest'
import { catalogueText } from './catalogue-text'

test.each([
  [' Amadeirado,\n  para a noite. ', 'Amadeirado,\n  para a noite.'],
  ['<p>Um &amp; dois</p><p>Tr&ecirc;s</p>', 'Um & dois\n\nTrês'],
  ['<ul><li>100&nbsp;ML</li><li>Unissex</li></ul>', '100 ML\n\nUnissex'],
  ['Um<br>dois<br/>três', 'Um\ndois\ntrês'],
  ['&lt;p&gt;Forte&lt;/p&gt;', 'Forte'],
  ['menos de 5 < 10 & mais > 3', 'menos de 5 < 10 & mais > 3'],
  ['<script>alert("x")</script>ok<!-- nada --><style>p{}</style>', 'ok'],
  ['<img src="a.jpg" alt="x">ok', 'ok'],
  ['<p> </p>', ''],
])('[EXP-04] %j is %j', (html, text) => {
  expect(catalogueText(html)).toBe(text)
})
