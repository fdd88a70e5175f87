/**
 * `tag` is empty, a bare token, or `<meta name="…" content="…">`, safe to insert into a page. `reduced`: other content
 * was removed. `no-tag`: nothing verifies a site. `several`: more than one tag. `content`: not a plain token.
 * `too-long`: over 4000 characters, or a tag over 400.
 */
export type VerificationTag =
  | { ok: true; tag: string; reduced: boolean }
  | { ok: false; reason: 'no-tag' | 'several' | 'content' | 'too-long' }

const MAX_LENGTH = 4000
const TOKEN = /^[A-Za-z0-9_=+/.-]{1,200}$/
/** Other names would instruct robots, referrers or the viewport. */
const NAME = /^[a-z0-9_:.-]*(?:verif|validat)[a-z0-9_:.-]*$/i
const TAG_MAX_LENGTH = 400
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g

/** Rebuilds a pasted tag from allow-listed parts (SET-04). Same rule as `private.is_verification_tag`. */
export function parseVerificationTag(text: string): VerificationTag {
  if (text.length > MAX_LENGTH) return { ok: false, reason: 'too-long' }
  const given = text.trim()
  if (given === '' || TOKEN.test(given)) return { ok: true, tag: given, reduced: false }
  const rest = withoutBlocks(withoutBlocks(plainQuotes(given), '<!--', '-->'), '<script', '</script>').trim()
  const metas = [...rest.matchAll(/<meta(?=[\s/])([^>]*)>/gi)].map((match) => attributesOf(match[1] ?? ''))
  const tags = metas.filter(({ name = '' }) => NAME.test(name))
  const [tag] = tags
  if (!tag) return bareToken(rest)
  if (tags.length > 1) return { ok: false, reason: 'several' }
  if (tag['http-equiv'] !== undefined || !TOKEN.test(tag.content ?? '')) return { ok: false, reason: 'content' }
  const written = `<meta name="${tag.name}" content="${tag.content}">`
  if (written.length > TAG_MAX_LENGTH) return { ok: false, reason: 'too-long' }
  return { ok: true, tag: written, reduced: !isOnlyTag(given) }
}

function bareToken(rest: string): VerificationTag {
  return TOKEN.test(rest) ? { ok: true, tag: rest, reduced: true } : { ok: false, reason: 'no-tag' }
}

function isOnlyTag(text: string): boolean {
  const attributes = /^<meta(?=[\s/])([^>]*)>$/i.exec(plainQuotes(text))?.[1]
  return attributes !== undefined && [...attributes.matchAll(ATTRIBUTE)].length === 2
}

/** Word processors curl quotes. */
function plainQuotes(text: string): string {
  return text.replaceAll(/[“”„″]/g, '"').replaceAll(/[‘’′]/g, "'")
}

/** An unclosed block extends to the end, as in a browser. */
function withoutBlocks(text: string, open: string, close: string): string {
  let rest = text
  for (;;) {
    const from = rest.toLowerCase().indexOf(open)
    if (from === -1) return rest
    const end = rest.toLowerCase().indexOf(close, from)
    rest = rest.slice(0, from) + (end === -1 ? '' : rest.slice(end + close.length))
  }
}

function attributesOf(text: string): Record<string, string> {
  const found: Record<string, string> = Object.create(null)
  for (const match of text.matchAll(ATTRIBUTE)) {
    found[(match[1] ?? '').toLowerCase()] ??= match[2] ?? match[3] ?? match[4] ?? ''
  }
  return found
}
