import type { PartOptions, WorkbookArchive } from './workbook-archive'
import { tooLarge } from './workbook-error'
import type { XmlHandler } from './xml-scanner'
import { decodeSheetText, isOn, xmlAttribute } from './xml-text'

const STRINGS_LIMIT = 10_000_000
/** Limit of a cell in Excel. */
const TEXT_LIMIT = 1_000_000

export class RichText {
  isStruck = false
  #text = ''
  #hasStrike = false
  #isInText = false
  #isPhonetic = false

  open(name: string, attributes: string): void {
    if (name === 't') this.#isInText = !this.#isPhonetic
    else if (name === 'rPh') this.#isPhonetic = true
    else if (name === 'strike') this.#hasStrike = isOn(xmlAttribute(attributes, 'val') ?? '1')
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
    this.isStruck = this.#hasStrike
    this.#hasStrike = false
    return text
  }
}

export interface SharedStrings {
  texts: string[]
  struck: Set<number>
}

export async function readSharedStrings(
  archive: WorkbookArchive,
  path: string | null,
  options: PartOptions,
): Promise<SharedStrings> {
  const texts: string[] = []
  const struck = new Set<number>()
  const rich = new RichText()
  const handler: XmlHandler = {
    open: (name, attributes) => rich.open(name, attributes),
    close(name) {
      rich.close(name)
      if (name !== 'si') return
      if (texts.length >= STRINGS_LIMIT) throw tooLarge()
      texts.push(rich.take())
      if (rich.isStruck) struck.add(texts.length - 1)
    },
    text: (text) => rich.add(text),
  }
  if (path !== null) await archive.scan(path, handler, options)
  return { texts, struck }
}
