const NEEDS_QUOTES = /["\r\n]|^\s|\s$/

/** Outer spaces are quoted too: some programs trim them. */
export function formatCsvLine(fields: readonly string[], delimiter: ',' | ';' | '\t'): string {
  return fields
    .map((field) =>
      NEEDS_QUOTES.test(field) || field.includes(delimiter) ? `"${field.replaceAll('"', '""')}"` : field,
    )
    .join(delimiter)
}
