/** A line that holds something, without the white space around it. */
export interface TextLine {
  /** 1-based. */
  number: number
  text: string
}

const ADDRESS = /^(?:https?:\/\/|www\.)[^\s"<>;|]+/i

/** @param text with `\n` for line breaks */
export function filledLines(text: string): TextLine[] {
  return text
    .split('\n')
    .map((line, index) => ({ number: index + 1, text: line.trim() }))
    .filter((line) => line.text !== '')
}

/** The web address that a line begins with; empty where there is none. */
export function leadingAddress(line: string): string {
  return ADDRESS.exec(line)?.[0] ?? ''
}

export function isAddress(line: string): boolean {
  return line !== '' && leadingAddress(line) === line
}
