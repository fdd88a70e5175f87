import { Tokenizer } from 'htmlparser2'
import type { ImportPlan } from '../analysis/record-cells'

const LINES = new Set(
  'address article blockquote br dd div dl dt footer h1 h2 h3 h4 h5 h6 header hr li ol p pre section table tr ul'.split(
    ' ',
  ),
)
const SILENT = new Set(['head', 'noscript', 'script', 'style', 'template'])

/** HTML as text, without scripts and styles. Nothing is executed or loaded; linear time. */
export function htmlText(html: string): string {
  if (!/[<&]/.test(html)) return html.trim()
  const parts: string[] = []
  let silentIn: string | null = null
  const tag = (name: string) => {
    if (LINES.has(name)) parts.push('\n')
    if (name === 'li') parts.push('- ')
  }
  const nameAt = (start: number, end: number) => html.slice(start, end).trim().toLowerCase()
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      ontext: (start, end) => {
        if (silentIn === null) parts.push(html.slice(start, end))
      },
      ontextentity: (codePoint) => {
        if (silentIn === null) parts.push(String.fromCodePoint(codePoint))
      },
      onopentagname: (start, end) => {
        const name = nameAt(start, end)
        if (silentIn === null && SILENT.has(name)) silentIn = name
        tag(name)
      },
      onclosetag: (start, end) => {
        const name = nameAt(start, end)
        if (name === silentIn) silentIn = null
        if (LINES.has(name) && name !== 'li') parts.push('\n')
      },
      oncdata: (start, end) => {
        if (silentIn === null) parts.push(html.slice(start, end))
      },
      onattribdata: ignore,
      onattribend: ignore,
      onattribentity: ignore,
      onattribname: ignore,
      oncomment: ignore,
      ondeclaration: ignore,
      onend: ignore,
      onopentagend: ignore,
      onprocessinginstruction: ignore,
      onselfclosingtag: ignore,
    },
  )
  tokenizer.write(html)
  tokenizer.end()
  return tidyLines(parts.join(''))
}

function ignore(): undefined {
  return undefined
}

function tidyLines(text: string): string {
  const lines = text.split('\n').map((line) => line.replaceAll(/[ \t\u00a0]+/g, ' ').trim())
  const shown = lines.filter((line, index) => line !== '' || (lines[index - 1] ?? '') !== '')
  return shown
    .filter((line) => line !== '-')
    .join('\n')
    .trim()
}

const HTML =
  /<\/?(?:a|article|b|blockquote|br|center|code|div|em|figure|font|h[1-6]|hr|i|iframe|img|li|ol|p|pre|script|section|small|span|strong|style|su[bp]|table|tbody|t[dhr]|thead|u|ul|video)(?:\s[^<>]*)?\/?>|&(?:[a-z]{2,8}|#\d{2,6});/i

/** Descriptions of known platforms were converted before. */
export function plainText(text: string, { mayHoldHtml }: ImportPlan): string {
  return mayHoldHtml && /[<&]/.test(text) && HTML.test(text) ? htmlText(text) : text
}
