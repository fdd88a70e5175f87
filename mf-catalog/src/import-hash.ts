/** Opens the dialog by the address of the products: the way back to an import from any page. */
export const IMPORT_HASH = '#importar'
/** Opens the list of imports with errors, to which the dashboard links. */
export const FAULTY_IMPORTS_HASH = '#importacoes-com-erros'
/** Opens the recorded changes, to which a timeline links. */
export const CHANGES_HASH = '#alteracoes'
/** Opens `Divulgar` for the products that the link's state names (`sendOut`: their ids). */
export const SEND_OUT_HASH = '#divulgar'
