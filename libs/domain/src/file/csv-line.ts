const NEEDS_QUOTES = /["\r\n]|^\s|\s$/

/**
 * One line of CSV without its line break, quoted per RFC 4180. Outer spaces are quoted too: some programs trim them.
 */
export function formatCsvLine(fields: readonly string[], delimiter: ',' | ';'): string {
  return fields
    .map((field) =>
      NEEDS_QUOTES.test(field) || field.includes(delimiter) ? `"${field.replaceAll('"', '""')}"` : field,
    )
    .join(delimiter)
}
