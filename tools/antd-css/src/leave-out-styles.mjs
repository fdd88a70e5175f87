import { parse } from 'acorn'

/** @typedef {{ type: string, start: number, end: number } & Record<string, unknown>} Node */

/**
 * Removes the functions that make styles from a style module of antd. The registration of tokens stays.
 * @param {string} source an ES module of antd
 * @param {string} [instead] argument of a hook in place of its styles
 */
export function leaveOutStyles(source, instead = '0') {
  const tree = /** @type {Node} */ (
    /** @type {unknown} */ (parse(source, { ecmaVersion: 'latest', sourceType: 'module' }))
  )
  /** @type {Edit[]} */
  const edits = []
  visit(tree, (node) => edits.push(...editsOf(node, instead)))
  return applyEdits(source, edits)
}

/** Imported CSS must follow that of the module's dependencies. @param {string} source */
export function endOfImports(source) {
  const { body } = parse(source, { ecmaVersion: 'latest', sourceType: 'module' })
  return body.findLast((statement) => statement.type === 'ImportDeclaration')?.end ?? 0
}

/** @typedef {{ start: number, end: number, text: string }} Edit */

/** @param {Node} node @param {string} instead @returns {Edit[]} */
function editsOf(node, instead) {
  if (node.type === 'NewExpression' && calleeName(node) === 'Keyframes')
    return [{ start: node.start, end: node.start, text: '/*#__PURE__*/ ' }]
  if (node.type !== 'CallExpression') return []
  switch (calleeName(node)) {
    case 'genStyleHooks': {
      const styles = /** @type {Node[]} */ (node.arguments)[1]
      return styles ? [{ start: styles.start, end: styles.end, text: instead }] : []
    }
    case 'genComponentStyleHook':
      return [{ start: node.start, end: node.end, text: "() => ''" }]
    case 'genSubStyleComponent':
      return [{ start: node.start, end: node.end, text: '() => null' }]
    default:
      return []
  }
}

/** @param {Node} node */
function calleeName(node) {
  const callee = /** @type {Node} */ (node.callee)
  return callee.type === 'Identifier' ? callee.name : undefined
}

/** @param {unknown} value @param {(node: Node) => void} see */
function visit(value, see) {
  if (Array.isArray(value)) for (const item of value) visit(item, see)
  if (typeof value !== 'object' || value === null || !('type' in value)) return
  see(/** @type {Node} */ (value))
  for (const child of Object.values(value)) if (typeof child === 'object') visit(child, see)
}

/** @param {string} source @param {Edit[]} edits */
function applyEdits(source, edits) {
  let text = ''
  let at = 0
  for (const edit of edits.sort((one, other) => one.start - other.start)) {
    // Inside a removed part.
    if (edit.start < at) continue
    text += source.slice(at, edit.start) + edit.text
    at = edit.end
  }
  return text + source.slice(at)
}
