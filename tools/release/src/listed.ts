export const LISTED = 4

export function listed(names: readonly string[]): string {
  const rest = names.length - LISTED
  return names.slice(0, LISTED).join(', ') + (rest > 0 ? ` and ${rest} more` : '')
}
