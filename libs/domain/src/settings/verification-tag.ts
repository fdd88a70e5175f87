/**
 * What a pasted verification tag comes to. `tag` is empty, a bare token, or `<meta name="…" content="…">`, and may be
 * put into a page as it is. `reduced` says that something else stood beside it and is gone.
 * `no-tag`: nothing in it verifies a site. `several`: more than one tag. `content`: the tag's content is no plain token.
 * `too-long`: over 4000 characters, or a tag of over 400.
 */
export type VerificationTag =
  | { ok: true; tag: string; reduced: boolean }
  | { ok: false; reason: 'no-tag' | 'several' | 'content' | 'too-long' }

const MAX_LENGTH = 4000
const TOKEN = /^[A-Za-z0-9_=+/.-]{1,200}$/
/** A tag of another name would give orders to robots, referrers or the viewport. */
const NAME = /^[a-z0-9_:.-]*(?:verif|validat)[a-z0-9_:.-]*$/i
const TAG_MAX_LENGTH = 400
/** Name, and the value in double quotes, in single ones, or bare. */
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g

/**
 * Reads a verification tag as staff paste it from a search console. It is parsed, not cleaned: what comes out is put
 * together from a name and a content that each match a short list of characters, whatever went in. Script blocks and
 * comments are dropped with everything in them (SET-04); other elements and attributes do not survive. The database
 * refuses what this refuses (`admin_settings_meta_tag`).
 */
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
  return { ok: true, tag: written, reduced: !isAlone(given) }
}

function bareToken(rest: string): VerificationTag {
  return TOKEN.test(rest) ? { ok: true, tag: rest, reduced: true } : { ok: false, reason: 'no-tag' }
}

/** Whether the text is a tag with its two attributes and nothing else: only its spelling is made uniform. */
function isAlone(text: string): boolean {
  const attributes = /^<meta(?=[\s/])([^>]*)>$/i.exec(plainQuotes(text))?.[1]
  return attributes !== undefined && [...attributes.matchAll(ATTRIBUTE)].length === 2
}

/** Word processors turn quotes. */
function plainQuotes(text: string): string {
  return text.replaceAll(/[“”„″]/g, '"').replaceAll(/[‘’′]/g, "'")
}

/** Drops every block from `open` to `close`; one that is never closed goes to the end, as a browser would read it. */
function withoutBlocks(text: string, open: string, close: string): string {
  let rest = text
  for (;;) {
    const from = rest.toLowerCase().indexOf(open)
    if (from === -1) return rest
    const end = rest.toLowerCase().indexOf(close, from)
    rest = rest.slice(0, from) + (end === -1 ? '' : rest.slice(end + close.length))
  }
}

/** Attributes by lower-case name; the first of a name counts, as in HTML. */
function attributesOf(text: string): Record<string, string> {
  const found: Record<string, string> = Object.create(null)
  for (const match of text.matchAll(ATTRIBUTE)) {
    found[(match[1] ?? '').toLowerCase()] ??= match[2] ?? match[3] ?? match[4] ?? ''
  }
  return found
}
