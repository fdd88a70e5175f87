import type { StructureDifference } from '@loja/backend'

const LIMIT = 40

export function describeDifferences(differences: StructureDifference[]): string {
  if (differences.length === 0) return 'The database has the structure of this version.'
  const lines = differences
    .slice(0, LIMIT)
    .map(({ difference, kind, name }) => `  ${difference.padEnd(9)}  ${kind} ${name}`)
  const rest = differences.length - lines.length
  return [
    `The database differs from this version in ${differences.length} ${differences.length === 1 ? 'place' : 'places'}:`,
    ...lines,
    ...(rest > 0 ? [`  and ${rest} more`] : []),
    'Nothing was changed.',
  ].join('\n')
}
