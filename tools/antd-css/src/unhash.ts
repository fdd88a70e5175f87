/**
 * antd's CSS as it is without a hash of the theme in it. Not `hashed: false` of antd: that makes `a:where(.css-x)` an `a`,
 * so that every link of the page has antd's outline and transition.
 * @param hash the class that antd put into every selector, e.g. `css-1x2y3z`
 * @param scope a class that every element of antd has without a hash: `cssVar.key` of the theme
 */
export function unhash(css: string, hash: string, scope: string): string {
  if (hash === '') return css
  return css
    .replaceAll(`:where(.${hash})`, (where: string, at: number) => {
      const before = css[at - 1] ?? ''
      const after = css[at + where.length] ?? ''
      return !/[\w\])-]/.test(before) && after === '.' ? '' : `:where(.${scope})`
    })
    .replaceAll(`${hash}-`, '')
}
