interface Prose {
  line: number
  text: string
  isTitle: boolean
}

const SQL_COMMENTS = /^[ \t]*--.*(?:\n[ \t]*--.*)*|--.*/gm
const CODE_COMMENTS = /^[ \t]*\/\/ .*(?:\n[ \t]*\/\/ .*)*|(?<![:"'`])\/\/ .*|\/\*[\s\S]*?\*\//gm
const PARAGRAPHS = /[^\n]+(?:\n[^\n]+)*/g
const TITLES = /(?:\b(?:test|it|describe)(?:\.\w+)*|^\s*\]?\))\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gm
const QUOTED_CODE = /`[^`\n]*`/g
const LINE_START = /^[ \t]*(?:\/\/|--|\/?\*+\/?)?[ \t]*/gm

export function proseOf(file: string, source: string): Prose[] {
  const paragraphs = file.endsWith('.md') ? PARAGRAPHS : file.endsWith('.sql') ? SQL_COMMENTS : CODE_COMMENTS
  const titles = /\.(test|spec)\.tsx?$/.test(file) ? [...source.matchAll(TITLES)] : []
  return [
    ...[...source.matchAll(paragraphs)].map((match) => ({
      line: lineAt(source, match.index),
      text: match[0].replace(LINE_START, '').replace(QUOTED_CODE, '').replace(/\s+/g, ' ').trim(),
      isTitle: false,
    })),
    ...titles.map((match) => ({ line: lineAt(source, match.index), text: match[2] ?? '', isTitle: true })),
  ]
}

const lineAt = (source: string, index: number) => source.slice(0, index).split('\n').length

const UNUSUAL: [RegExp, string][] = [
  [
    /\bwhat (is|was|were|are|has|had|came|comes|did|stands|stood|goes|went)\b(?![^.]*\?)/i,
    'name the row, value or file',
  ],
  [/\b(somebody|nobody|everybody)\b/i, 'user, caller, administrator, other session'],
  [/\b(stands?|stood)\b/i, 'is, appears, is stored'],
  [/\b(tells?|told)\b/i, 'shows, returns, reports, notifies'],
  [/\bas (it|they) (is|are|stands?|stood|was|were)\b/i, 'unchanged, verbatim'],
  [/\balone\b/i, 'only, by itself'],
  [/(^|[.:;(] )Who [a-z]+s\b(?![^.]*\?)|\b(for|of|to|by|from|and|or|with) who\b/, 'the user who …'],
  [/\b(is|are) none\b/i, 'there is no …'],
  [/\b(goes|go|going|went) on\b/i, 'continues'],
  [/\banew\b/i, 'again'],
  [/\bthat which\b/i, 'the …'],
  [/(^|[.,:;(] )be (it|they|the|there)\b/i, 'if …'],
  [/\bkept\b/i, 'stored, restored, skipped or unchanged: say which'],
]

export function proseProblems({ text, isTitle }: Pick<Prose, 'text' | 'isTitle'>): string[] {
  const problems = UNUSUAL.flatMap(([pattern, instead]) => {
    const match = pattern.exec(text)
    return match ? [`“${match[0].trim()}”: ${instead}`] : []
  })
  return isTitle && text.includes(';') ? [...problems, 'a title covers one behaviour: no semicolon'] : problems
}
