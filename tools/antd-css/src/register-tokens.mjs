/**
 * Replaces `genStyleUtils` of @ant-design/cssinjs-utils: only tokens that are in no sheet are written as CSS
 * variables.
 */

/** `cssVar.key` of the theme. */
const KEY = 'loja'

/** @typedef {Record<string, unknown>} Token */
/** @typedef {(token: Token) => Token} DefaultToken */

/** @param {(info: object, tokens: () => Token) => unknown} useCSSVarRegister of @ant-design/cssinjs */
export function tokenRegistrar(useCSSVarRegister) {
  /**
   * @param {object} config antd's argument of `genStyleUtils`
   * @param {() => { cssVar: { prefix: string, key: string }, realToken: Token }} config.useToken
   * @param {() => { nonce?: string }} config.useCSP
   * @param {(component: unknown) => object} config.getCompUnitless
   */
  return function genStyleUtils({ useToken, useCSP, getCompUnitless }) {
    /**
     * @param {string | string[]} component
     * @param {Record<string, string[]> | 0} drawn classes whose tokens are in a sheet, by component
     * @param {DefaultToken} [defaultToken]
     * @param {{ unitless?: object, ignore?: object, deprecatedTokens?: [string, string][], extraCssVarPrefixCls?:
     * unknown }} [options]
     */
    function genStyleHooks(component, drawn, defaultToken, options = {}) {
      const name = /** @type {string} */ (Array.isArray(component) ? component[0] : component)
      const tokenName = (/** @type {string} */ key) => name + key.slice(0, 1).toUpperCase() + key.slice(1)
      const unitless = { ...getCompUnitless(component), [tokenName('zIndexPopup')]: true }
      for (const [key, value] of Object.entries(options.unitless ?? {})) unitless[tokenName(key)] = value
      const inSheet = drawn === 0 ? undefined : drawn[name]
      return (/** @type {string} */ prefixCls, /** @type {string} */ rootCls = prefixCls) => {
        const scope = scopeOf(options.extraCssVarPrefixCls, prefixCls, rootCls)
        // The branch never changes for a component. Without theme tokens it does not render again when they
        // change.
        if (inSheet?.includes(Array.isArray(scope) ? scope.join('@@') : scope)) return ['', KEY]
        const { cssVar, realToken } = useToken()
        const { nonce } = useCSP()
        useCSSVarRegister(
          {
            path: [name],
            prefix: cssVar.prefix,
            key: cssVar.key,
            unitless,
            ignore: options.ignore,
            token: realToken,
            scope,
            nonce: () => nonce,
          },
          () => componentTokens(realToken, name, tokenName, defaultToken),
        )
        return ['', cssVar.key]
      }
    }
    return { genStyleHooks, genComponentStyleHook: () => () => '', genSubStyleComponent: () => () => null }
  }
}

/** @param {unknown} extra @param {string} prefixCls @param {string} rootCls */
function scopeOf(extra, prefixCls, rootCls) {
  const more = typeof extra === 'function' ? extra({ prefixCls, rootCls }) : extra
  return more?.length ? [rootCls, ...more] : rootCls
}

/**
 * @param {Token} token of the theme; its part for this component has the component's name
 * @param {string} component
 * @param {(key: string) => string} tokenName
 * @param {DefaultToken | undefined} defaultToken
 * @returns {Token}
 */
function componentTokens(token, component, tokenName, defaultToken) {
  const themed = /** @type {Token} */ (token[component] ?? {})
  const defaults = typeof defaultToken === 'function' ? defaultToken({ ...token, ...themed }) : (defaultToken ?? {})
  const tokens = /** @type {Token} */ ({})
  for (const [key, value] of Object.entries({ ...defaults, ...themed }))
    if (value !== token[key]) tokens[key in defaults ? tokenName(key) : key] = value
  return tokens
}
