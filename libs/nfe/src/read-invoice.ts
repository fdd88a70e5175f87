import { cleanAccessKey, INVOICE_XML_LIMIT, type InvoiceFacts, type InvoiceXmlFacts } from '@loja/domain/invoices'
import { decodeXml } from './decode-xml'
import { InvoiceFileError } from './invoice-file-error'
import { find, findAll, parseDocument, type XmlNode } from './xml-node'

export interface InvoiceDocument {
  facts: InvoiceFacts & { xml: InvoiceXmlFacts }
  /** In UTF-8. */
  xml: string
}

const DOCUMENT_TYPE = /<!(DOCTYPE|ENTITY)/i
const NOTES = /<(?:[\w.-]+:)?infNFe[\s>]/g
const EVENTS = ['procEventoNFe', 'evento', 'envEvento']
const UNANSWERED = ['NFe', 'enviNFe']
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}$/
const AMOUNT = /^\d{1,13}(\.\d{1,2})?$/
const ORDER_NUMBER = /\b[A-Z]{1,10}-\d{4}-\d{6,12}\b/g
const ORDER_NUMBERS_LIMIT = 20

/** An authorised NF-e or NFC-e (`nfeProc`), still to be checked by `checkInvoice`. @throws InvoiceFileError */
export function readInvoice(bytes: Uint8Array): InvoiceDocument {
  if (bytes.length === 0) throw new InvoiceFileError('empty')
  if (bytes.length > INVOICE_XML_LIMIT) throw new InvoiceFileError('too-large')
  const xml = decodeXml(bytes)
  if (DOCUMENT_TYPE.test(xml)) throw new InvoiceFileError('document-type')
  if ((xml.match(NOTES)?.length ?? 0) > 1) throw new InvoiceFileError('several-notes')
  const root = parseDocument(xml)
  if (EVENTS.includes(root.name)) throw new InvoiceFileError('event')
  if (UNANSWERED.includes(root.name)) throw new InvoiceFileError('not-authorised')
  if (root.name !== 'nfeProc') throw new InvoiceFileError('other-xml')
  if (!find(root, 'protNFe')) throw new InvoiceFileError('not-authorised')
  return { facts: factsOf(root), xml }
}

function factsOf(root: XmlNode): InvoiceDocument['facts'] {
  const note = required(root, 'NFe/infNFe')
  const protocol = required(root, 'protNFe/infProt')
  const issuedAt = textOf(note, 'ide/dhEmi')
  if (!MOMENT.test(issuedAt) || Number.isNaN(Date.parse(issuedAt)))
    throw new InvoiceFileError('incomplete', 'ide/dhEmi')
  const total = textOf(note, 'total/ICMSTot/vNF')
  if (!AMOUNT.test(total)) throw new InvoiceFileError('incomplete', 'total/ICMSTot/vNF')
  return {
    accessKey: keyOf(note),
    issuedAt,
    totalBrl: Number(total),
    customerDocument: optional(note, 'dest/CPF') ?? optional(note, 'dest/CNPJ'),
    customerName: optional(note, 'dest/xNome'),
    protocol: optional(protocol, 'nProt'),
    orderNumbers: orderNumbersIn(note),
    xml: {
      authorisation: textOf(protocol, 'cStat'),
      reason: optional(protocol, 'xMotivo') ?? '',
      environments: [textOf(note, 'ide/tpAmb'), textOf(protocol, 'tpAmb')],
      direction: textOf(note, 'ide/tpNF'),
      purpose: textOf(note, 'ide/finNFe'),
      protocolKey: cleanAccessKey(textOf(protocol, 'chNFe')),
      declared: {
        state: textOf(note, 'ide/cUF'),
        model: textOf(note, 'ide/mod'),
        series: textOf(note, 'ide/serie').padStart(3, '0'),
        number: textOf(note, 'ide/nNF').padStart(9, '0'),
      },
    },
  }
}

function keyOf(note: XmlNode): string {
  const id = note.attributes.Id ?? ''
  if (!id.startsWith('NFe')) throw new InvoiceFileError('incomplete', 'infNFe/@Id')
  return cleanAccessKey(id.slice(3))
}

function orderNumbersIn(note: XmlNode): string[] {
  const texts = ['compra/xPed', 'det/prod/xPed', 'infAdic/infCpl'].flatMap((path) => findAll(note, path))
  const numbers = texts.flatMap(({ text }) => text.toUpperCase().match(ORDER_NUMBER) ?? [])
  return [...new Set(numbers)].slice(0, ORDER_NUMBERS_LIMIT)
}

function required(node: XmlNode, path: string): XmlNode {
  const found = find(node, path)
  if (!found) throw new InvoiceFileError('incomplete', path)
  return found
}

function textOf(node: XmlNode, path: string): string {
  const { text } = required(node, path)
  if (text === '') throw new InvoiceFileError('incomplete', path)
  return text
}

function optional(node: XmlNode, path: string): string | null {
  return find(node, path)?.text || null
}
