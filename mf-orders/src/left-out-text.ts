/** @param say gets the number of dropped parts and the first one */
export function leftOutText(
  leftOut: (pasted: string) => readonly string[],
  say: (count: number, first: string) => string,
) {
  return (pasted: string): string | undefined => {
    const [first, ...others] = leftOut(pasted)
    return first === undefined ? undefined : say(others.length + 1, first)
  }
}
