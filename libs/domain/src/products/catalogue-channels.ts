export const CATALOGUE_CHANNELS = ['facebook', 'google'] as const
export type CatalogueChannel = (typeof CATALOGUE_CHANNELS)[number]
