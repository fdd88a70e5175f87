import type { LogLine } from './run-state'

/** Of a long import the first lines go. */
const MOST_LINES = 300

/** The log with one line more. */
export function withLine(log: readonly LogLine[], text: string, at = Date.now()): readonly LogLine[] {
  const last = log.at(-1)
  // Waiting says the same again and again.
  if (last?.text === text) return log
  return [...log.slice(1 - MOST_LINES), { id: (last?.id ?? 0) + 1, at, text }]
}
