/** The separator before it, and all braces around it. */
const placeholderOf = (names: readonly string[]) => new RegExp(`(,? *)\\{+(${names.join('|')})\\}+`, 'g')

/**
 * A line whose placeholders are all empty is omitted; elsewhere an empty one disappears with the comma or space before
 * it. Braces in facts are removed, so that nothing is replaced twice.
 */
export function fillTemplate(template: string, facts: Readonly<Record<string, string>>): string {
  const placeholder = placeholderOf(Object.keys(facts))
  const textOf = (name: string) => (facts[name] ?? '').replaceAll(/[{}]/g, '').trim()
  const fill = (line: string) =>
    line.replaceAll(placeholder, (_, separator: string, name: string) => textOf(name) && separator + textOf(name))
  const isShown = (line: string) => {
    const names = [...line.matchAll(placeholder)].map(([, , name = '']) => name)
    return names.length === 0 || names.some((name) => textOf(name) !== '')
  }
  const message = template.split('\n').filter(isShown).map(fill).join('\n').trim()
  // Single braces of the template may now enclose a name.
  return message.replaceAll(placeholder, '$1$2')
}

export function unknownPlaceholders(template: string, names: readonly string[]): string[] {
  return [...new Set(template.replaceAll(placeholderOf(names), '').match(/\{[^{}\n]{0,40}\}?/g))]
}
