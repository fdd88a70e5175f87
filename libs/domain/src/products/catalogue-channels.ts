/** Catalogues of products in the format of another platform. */
export const CATALOGUE_CHANNELS = ['facebook', 'google'] as const
export type CatalogueChannel = (typeof CATALOGUE_CHANNELS)[number]
