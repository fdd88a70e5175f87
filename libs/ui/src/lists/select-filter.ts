/** For `FilterControls`: a choice in the order of its words. */
export function selectFilter<Value extends string>(label: string, all: string, words: Readonly<Record<Value, string>>) {
  const values = Object.keys(words) as Value[]
  return { kind: 'select' as const, label, all, options: values.map((value) => ({ value, label: words[value] })) }
}
