/**
 * antd's `hashed: false` would turn `a:where(.css-x)` into `a`, which gives every link of the page antd's
 * outline. @param hash e.g. `css-1x2y3z` @param scope `cssVar.key` of the theme
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
