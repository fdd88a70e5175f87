/** Leads back to an import from any page. */
export const IMPORT_HASH = '#importar'
/** Opens `Divulgar` for the products that the link's state names (`sendOut`: their ids). */
export const SEND_OUT_HASH = '#divulgar'
