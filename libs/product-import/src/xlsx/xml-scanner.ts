import { damaged, tooLarge } from './workbook-error'
import { decodeXmlText } from './xml-text'

export interface XmlHandler {
  /** @param attributes unparsed, for `xmlAttribute` */
  open?(name: string, attributes: string): void
  close?(name: string): void
  text?(text: string): void
}

/** Far above the 32,767 characters of a cell. */
const PIECE_LIMIT = 1_000_000

const GREATER = 0x3e
const DOUBLE_QUOTE = 0x22
const SINGLE_QUOTE = 0x27

function tagEnd(text: string, start: number): number {
  for (let at = start; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === GREATER) return at
    if (code !== DOUBLE_QUOTE && code !== SINGLE_QUOTE) continue
    at = text.indexOf(text.charAt(at), at + 1)
    if (at < 0) return -1
  }
  return -1
}

/** Parts have about a dozen levels. */
const DEPTH_LIMIT = 1000

const SLASH = 0x2f
const SPACE = 0x20

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/** Reads only what a workbook needs: three times as fast as a full parser. Refuses document types (entities). */
export class XmlScanner {
  #rest = ''
  readonly #open: string[] = []
  readonly #handler: XmlHandler

  constructor(handler: XmlHandler) {
    this.#handler = handler
  }

  write(chunk: string): void {
    const text = this.#rest + chunk
    let position = 0
    for (;;) {
      const tag = text.indexOf('<', position)
      if (tag < 0) break
      if (tag > position) this.#handler.text?.(decodeXmlText(text.slice(position, tag)))
      position = tag
      const next = this.#readMarkup(text, tag)
      if (next < 0) break
      position = next
    }
    this.#rest = text.slice(position)
    if (this.#rest.length > PIECE_LIMIT) throw tooLarge()
  }

  end(): void {
    if (this.#rest.trim() !== '' || this.#open.length > 0) throw damaged()
  }

  #readMarkup(text: string, start: number): number {
    switch (text.charAt(start + 1)) {
      case '':
        return -1
      case '?':
        return behind(text, '?>', start)
      case '!':
        return this.#readDeclaration(text, start)
      default:
        return this.#readTag(text, start)
    }
  }

  #readDeclaration(text: string, start: number): number {
    if (text.length < start + 9) return -1
    if (text.startsWith('<!--', start)) return behind(text, '-->', start + 4)
    if (!text.startsWith('<![CDATA[', start)) throw damaged()
    const next = behind(text, ']]>', start + 9)
    if (next >= 0) this.#handler.text?.(text.slice(start + 9, next - 3))
    return next
  }

  #readTag(text: string, start: number): number {
    const end = tagEnd(text, start)
    if (end < 0) return -1
    if (text.charCodeAt(start + 1) === SLASH) {
      const name = this.#open.pop()
      if (name === undefined || !text.startsWith(name, start + 2)) throw damaged()
      this.#handler.close?.(localName(name))
      return end + 1
    }
    const isEmpty = text.charCodeAt(end - 1) === SLASH
    const last = isEmpty ? end - 1 : end
    let nameEnd = start + 1
    while (nameEnd < last && text.charCodeAt(nameEnd) > SPACE) nameEnd += 1
    const name = text.slice(start + 1, nameEnd)
    this.#handler.open?.(localName(name), text.slice(nameEnd, last))
    if (isEmpty) this.#handler.close?.(localName(name))
    else this.#open.push(name)
    if (this.#open.length > DEPTH_LIMIT) throw damaged()
    return end + 1
  }
}

function behind(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from)
  return at < 0 ? -1 : at + mark.length
}
