/** What a field must be quoted for (RFC 4180); leading and trailing spaces too, which some programs drop. */
const NEEDS_QUOTES = /["\r\n]|^\s|\s$/

/**
 * One line of a CSV file, without its line break: fields joined by `delimiter`, quoted where they must be, quotes
 * doubled (RFC 4180).
 */
export function formatCsvLine(fields: readonly string[], delimiter: ',' | ';'): string {
  return fields
    .map((field) =>
      NEEDS_QUOTES.test(field) || field.includes(delimiter) ? `"${field.replaceAll('"', '""')}"` : field,
    )
    .join(delimiter)
}
