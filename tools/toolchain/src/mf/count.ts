/** E.g. `1 account`, `2 accounts`. */
export function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`
}
