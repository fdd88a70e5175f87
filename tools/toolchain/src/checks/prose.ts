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

const DECLARATIONS = /\b(?:const|let|function\*?|class|interface|type)\s+([A-Za-z_$][\w$]*)/g
const COMMENTS = /\/\*[\s\S]*?\*\/|(?<![:"'`])\/\/ .*/g
const STRINGS = /'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/g
/** The product's texts are Portuguese, and SQL has words of its own. */
const COMMAND_LINE = /^(?:tools|bench|e2e\/combination)\/(?!.*\.test\.).*\.(?:ts|mjs)$/

const withoutComments = (source: string) => source.replaceAll(COMMENTS, (comment) => comment.replaceAll(/[^\n]/g, ' '))

export function namesOf(file: string, source: string): Omit<Prose, 'isTitle'>[] {
  if (!/\.(tsx?|mjs)$/.test(file)) return []
  return [...withoutComments(source).matchAll(DECLARATIONS)].map((match) => ({
    line: lineAt(source, match.index),
    text: match[1] ?? '',
  }))
}

export function textsOf(file: string, source: string): Omit<Prose, 'isTitle'>[] {
  if (!COMMAND_LINE.test(file)) return []
  return [...withoutComments(source).matchAll(STRINGS)]
    .map((match) => ({
      line: lineAt(source, match.index),
      text: match[0].slice(1, -1).replaceAll(/\$\{[^}]*\}/g, '…'),
    }))
    .filter(
      ({ text }) =>
        / \S+ /.test(text) && !/^\s*(?:alter|create|delete|do|grant|insert|select|update|with)\b/.test(text),
    )
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

const UNUSUAL_IN_NAMES: Record<string, string> = {
  tell: 'show, report, notify',
  told: 'shown, reported, messages',
  say: 'report, print, show',
  says: 'reports, prints, shows',
  said: 'printed, reported, shown',
  kept: 'stored, restored, skipped, unchanged',
  nobody: 'visitor, no caller',
  somebody: 'user, caller',
  everybody: 'all users',
  obey: 'answer, follow, apply',
  alone: 'only, single, by itself',
  anew: 'again',
  stands: 'is',
  stood: 'was',
}

export function nameProblems(name: string): string[] {
  const words = name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []
  return words.flatMap((word) => {
    const instead = UNUSUAL_IN_NAMES[word.toLowerCase()]
    return instead ? [`${name}: ${instead}`] : []
  })
}

const RELATIVE_CLAUSE = /,? \b(which|who|whose|because|so that)\b.*/
const VERB =
  /\b(is|are|was|were|has|have|had|would|could|should|will|may|might|must|can|cannot|does|do|did|remains?|stays?|becomes?|shows?|leads?|continues?|starts?|takes?|gives?|means?|needs?|reads?|ends?|says?|covers?|sends?|happens)\b/

const hasNoSubject = (sentence: string) =>
  /^(Of|As in)\b/.test(sentence) || (/^Without\b/.test(sentence) && !VERB.test(sentence.replace(RELATIVE_CLAUSE, '')))

export function commentProblems(text: string): string[] {
  const sentences = text
    .replace(/^\/\*+|\*\/$/g, '')
    .trim()
    .split(/[.:;]\s+(?=[A-Z])/)
  return sentences.filter(hasNoSubject).map((sentence) => `“${sentence.slice(0, 40)}”: a sentence needs a subject`)
}

export function proseProblems({ text, isTitle }: Pick<Prose, 'text' | 'isTitle'>): string[] {
  const problems = UNUSUAL.flatMap(([pattern, instead]) => {
    const match = pattern.exec(text)
    return match ? [`“${match[0].trim()}”: ${instead}`] : []
  })
  return isTitle && text.includes(';') ? [...problems, 'a title covers one behaviour: no semicolon'] : problems
}
