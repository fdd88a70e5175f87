export function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`
}
