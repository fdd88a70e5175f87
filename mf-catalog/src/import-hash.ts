/** Opens the dialog by the address of the products: the way back to an import from any page. */
export const IMPORT_HASH = '#importar'
