import { fileURLToPath } from 'node:url'

const adoptStyles = JSON.stringify(fileURLToPath(new URL('./adopt-styles.mjs', import.meta.url)))
const WRITERS = ['updateCSS', 'removeCSS']
const ATTRIBUTE = /(\w+)\.setAttribute\('style', /g

/** Lets a module of antd or its icons use `adopt-styles.mjs`. @param {string} source */
export default function adoptLoader(source) {
  const written = WRITERS.filter((name) => source.includes(`export function ${name}(`))
  const withoutAttributes = source.replaceAll(ATTRIBUTE, 'setStyleText($1, ')
  const isChanged = withoutAttributes !== source
  if (written.length === 0 && !isChanged)
    throw new Error('antd writes styles in another way than it did: see tools/antd-css/src.')
  const changed = written.reduce(
    (text, name) => text.replace(`export function ${name}(`, `function own${name}(`),
    withoutAttributes,
  )
  return [
    isChanged ? `import { setStyleText } from ${adoptStyles}` : '',
    changed,
    written.length > 0 ? `export { ${written.join(', ')} } from ${adoptStyles}` : '',
  ].join('\n')
}
