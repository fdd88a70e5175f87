import { parseXml, XmlElement } from '@rgrove/parse-xml'
import { InvoiceFileError } from './invoice-file-error'

/** Of every element of a note. */
const NAMESPACE = 'http://www.portalfiscal.inf.br/nfe'
/** A note is a dozen deep. */
const DEPTH_LIMIT = 60

/** An element, whatever prefix its document gives the namespace of notes. */
export interface XmlNode {
  /** Without a prefix; empty for an element of another namespace, e.g. of the signature. */
  name: string
  attributes: Record<string, string>
  children: XmlNode[]
  /** Of the element itself and what it holds, without blanks around it. */
  text: string
}

/**
 * The root of a document. Nothing is loaded and no entity expanded: a document type is refused before, and a reference
 * that XML itself does not know is an error of the parser.
 * @throws InvoiceFileError `not-xml`
 */
export function parseDocument(text: string): XmlNode {
  const root = rootOf(text)
  if (!root) throw new InvoiceFileError('not-xml')
  return nodeOf(root, { '': '' }, 0)
}

function rootOf(text: string): XmlElement | null {
  try {
    return parseXml(text).root
  } catch {
    // What the parser says holds a piece of the document. A document that is nested without end exhausts its stack.
    throw new InvoiceFileError('not-xml')
  }
}

function nodeOf(element: XmlElement, outer: Record<string, string>, depth: number): XmlNode {
  if (depth > DEPTH_LIMIT) throw new InvoiceFileError('not-xml')
  const { attributes } = element
  const spaces = { ...outer }
  for (const [name, value] of Object.entries(attributes)) {
    if (name === 'xmlns') spaces[''] = value
    else if (name.startsWith('xmlns:')) spaces[name.slice(6)] = value
  }
  const [prefix, local] = element.name.includes(':') ? element.name.split(':', 2) : ['', element.name]
  const children: XmlNode[] = []
  for (const child of element.children) if (child instanceof XmlElement) children.push(nodeOf(child, spaces, depth + 1))
  return {
    name: spaces[prefix ?? ''] === NAMESPACE ? (local ?? '') : '',
    attributes: attributes as Record<string, string>,
    children,
    text: children.length === 0 ? element.text.trim() : '',
  }
}

/** The only element at a path below a node; null where there is none. @throws InvoiceFileError `incomplete` for two */
export function find(node: XmlNode, path: string): XmlNode | null {
  let found = node
  for (const name of path.split('/')) {
    const [next, another] = found.children.filter((child) => child.name === name)
    if (another) throw new InvoiceFileError('incomplete', path)
    if (!next) return null
    found = next
  }
  return found
}

/** All elements at a path below a node. */
export function findAll(node: XmlNode, path: string): XmlNode[] {
  let found = [node]
  for (const name of path.split('/'))
    found = found.flatMap(({ children }) => children.filter((one) => one.name === name))
  return found
}
