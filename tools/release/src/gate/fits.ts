import { servesContract } from '@loja/federation-build'
import { LISTED, listed } from '../listed'
import type { Pairing } from './read-facts'

const MAX_MINOR_SKEW = 2

/** @returns one sentence for each problem; the same whichever of the two is released */
export function fitProblems(remote: Pairing, shell: Pairing): string[] {
  const who = `${remote.name}@${remote.version}`
  const host = `shell@${shell.version}`
  const missing = Object.keys(remote.shared).filter((name) => !Object.hasOwn(shell.shared, name))
  const unserved = Object.entries(remote.shared).filter(
    ([name, range]) => Object.hasOwn(shell.shared, name) && !servesContract(shell.shared[name] ?? '', range),
  )
  const problems: string[] = []
  if (missing.length > 0)
    problems.push(
      `${host} does not provide ${listed(missing)}, which ${who} takes from it: release a shell that does (shell/src/provided), or do without.`,
    )
  for (const [name, range] of unserved.slice(0, LISTED)) {
    problems.push(
      `${host} provides ${name} ${shell.shared[name]}, and ${who} needs ${range}: release a shell with that version first, or build ${remote.name} against the older one.`,
    )
  }
  if (!servesContract(shell.contract, remote.contract))
    problems.push(
      `${host} offers contract ${shell.contract}, and ${who} needs ${remote.contract}: release the shell first, or lower \`remote.contract\` in ${remote.name}/package.json.`,
    )
  if (isTooFarApart(remote.federation, shell.federation))
    problems.push(
      `${who} was built with Module Federation ${remote.federation} and ${host} with ${shell.federation}: build the older one again, they may lie ${MAX_MINOR_SKEW} minor versions apart.`,
    )
  return problems
}

function isTooFarApart(one: string, other: string): boolean {
  const [majorOne, minorOne] = one.split('.').map(Number)
  const [majorOther, minorOther] = other.split('.').map(Number)
  if (majorOne === undefined || majorOne !== majorOther) return true
  const skew = Math.abs((minorOne ?? Number.NaN) - (minorOther ?? Number.NaN))
  return !(skew <= MAX_MINOR_SKEW)
}
