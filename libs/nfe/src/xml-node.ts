import { parseXml, XmlElement } from '@rgrove/parse-xml'
import { InvoiceFileError } from './invoice-file-error'

const NAMESPACE = 'http://www.portalfiscal.inf.br/nfe'
const DEPTH_LIMIT = 60

export interface XmlNode {
  name: string
  attributes: Record<string, string>
  children: XmlNode[]
  text: string
}

/** Nothing is loaded, and no entity is expanded. @throws InvoiceFileError `not-xml` */
export function parseDocument(text: string): XmlNode {
  const root = rootOf(text)
  if (!root) throw new InvoiceFileError('not-xml')
  return nodeOf(root, { '': '' }, 0)
}

function rootOf(text: string): XmlElement | null {
  try {
    return parseXml(text).root
  } catch {
    // The message contains part of the document. Deep nesting exhausts the stack.
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

/** The only element at a path; null without one. @throws InvoiceFileError `incomplete` for two */
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

export function findAll(node: XmlNode, path: string): XmlNode[] {
  let found = [node]
  for (const name of path.split('/'))
    found = found.flatMap(({ children }) => children.filter((one) => one.name === name))
  return found
}
