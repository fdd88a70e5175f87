import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { shellWord } from './shell-word'

test.each(['.dist/www', '/srv/loja admin', '/srv/lojão', "/srv/ana's $HOME", ''])(
  'a shell reads %j as one word',
  (text) => {
    expect(execFileSync('sh', ['-c', `printf '%s|' ${shellWord(text)}`], { encoding: 'utf8' })).toBe(`${text}|`)
  },
)

test('a plain path is not quoted', () => {
  expect(shellWord('/srv/loja-admin')).toBe('/srv/loja-admin')
})
