import type { PartOptions, WorkbookArchive } from './workbook-archive'
import { tooLarge } from './workbook-error'
import type { XmlHandler } from './xml-scanner'
import { decodeSheetText } from './xml-text'

const STRINGS_LIMIT = 10_000_000
/** Limit of a cell in Excel. */
const TEXT_LIMIT = 1_000_000

/** Text of an `<si>` or `<is>`: joined runs without phonetic readings. */
export class RichText {
  #text = ''
  #isInText = false
  #isPhonetic = false

  open(name: string): void {
    if (name === 't') this.#isInText = !this.#isPhonetic
    else if (name === 'rPh') this.#isPhonetic = true
  }

  close(name: string): void {
    if (name === 't') this.#isInText = false
    else if (name === 'rPh') this.#isPhonetic = false
  }

  add(text: string): void {
    if (this.#isInText) this.#text += text
    if (this.#text.length > TEXT_LIMIT) throw tooLarge()
  }

  take(): string {
    const text = decodeSheetText(this.#text)
    this.#text = ''
    return text
  }
}

export async function readSharedStrings(
  archive: WorkbookArchive,
  path: string | null,
  options: PartOptions,
): Promise<string[]> {
  const strings: string[] = []
  const rich = new RichText()
  const handler: XmlHandler = {
    open: (name) => rich.open(name),
    close(name) {
      rich.close(name)
      if (name !== 'si') return
      if (strings.length >= STRINGS_LIMIT) throw tooLarge()
      strings.push(rich.take())
    },
    text: (text) => rich.add(text),
  }
  if (path !== null) await archive.scan(path, handler, options)
  return strings
}
