import type { ReleaseFile } from '@loja/federation-build'
import { expect, test } from 'vitest'
import { fitProblems } from './fits'
import { remoteProblems, shellProblems } from './gate'
import { usePair, withRelease } from './test-support'

const pair = usePair()

test.each<[what: string, changes: Partial<ReleaseFile>, sentence: RegExp]>([
  [
    'T7: it needs React 18',
    { shared: { react: '^18.0.0' } },
    /provides react 19\.3\.1, and mf-orders@1\.0\.0 needs \^18\.0\.0: release a shell/,
  ],
  ['its range has an unknown form', { shared: { react: '*' } }, /needs \*: release a shell/],
  [
    'T7: it needs contract 4',
    { contract: '^4.0.0' },
    /offers contract 3\.2\.0, and mf-orders@1\.0\.0 needs \^4\.0\.0: release the shell first/,
  ],
  [
    'T7: it takes what the shell does not provide',
    { shared: { 'antd/es/color-picker': '^6.6.0' } },
    /does not provide antd\/es\/color-picker, which mf-orders@1\.0\.0 takes from it: release a shell that does/,
  ],
  [
    'its Module Federation is three minors older',
    { federation: '2.6.0' },
    /Module Federation 2\.6\.0 and shell@2\.0\.0 with 2\.9\.2: build the older one again/,
  ],
  ['its Module Federation is unknown', { federation: 'next' }, /build the older one again/],
])('%s: refused, whichever of the two is released', (_, changes, sentence) => {
  const changed = withRelease(pair.remote, changes)
  expect(fitProblems(changed.release, pair.shell.release)).toEqual([expect.stringMatching(sentence)])
  expect(shellProblems(pair.shell, [changed.release])).toEqual([expect.stringMatching(sentence)])
  expect(remoteProblems(changed, pair.shell.release)).toEqual([expect.stringMatching(sentence)])
})

test('two minor versions of Module Federation apart are allowed', () => {
  expect(remoteProblems(withRelease(pair.remote, { federation: '2.7.1' }), pair.shell.release)).toEqual([])
})

test.each([
  ['3.1.0', true],
  ['3.2.0', true],
  ['3.19.4', true],
  ['3.0.9', false],
  ['4.0.0', false],
])('[DEV-08] a shell with contract %s serves a live module of contract 3.1: %s', (contract, isServed) => {
  const shell = withRelease(pair.shell, { contract })
  const { release } = withRelease(pair.remote, { contract: '^3.1.0' })
  const sentence = expect.stringContaining(`offers contract ${contract}`)
  expect(shellProblems(shell, [release])).toEqual(isServed ? [] : [sentence])
})
