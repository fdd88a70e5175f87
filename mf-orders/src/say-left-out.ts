/**
 * Says what a search drops of a pasted text; absent when that is nothing.
 * @param leftOut what the text holds beyond the limit of the search
 * @param say how many that are, and the first of them
 */
export function sayLeftOut(
  leftOut: (pasted: string) => readonly string[],
  say: (count: number, first: string) => string,
) {
  return (pasted: string): string | undefined => {
    const [first, ...others] = leftOut(pasted)
    return first === undefined ? undefined : say(others.length + 1, first)
  }
}
