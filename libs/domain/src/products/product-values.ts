/** Values of `products.category_type` (spec §3). Shown through labels, never renamed. */
export const CATEGORY_TYPES = ['perfume', 'cosmetico', 'eletronico'] as const
export type CategoryType = (typeof CATEGORY_TYPES)[number]

/** Values of `products.gender`; a product may have none. */
export const GENDERS = ['masculino', 'feminino', 'unissex'] as const
export type Gender = (typeof GENDERS)[number]

/** What `products.perfume_type` usually holds; the column takes any text. */
export const PERFUME_TYPES = ['importado', 'nacional'] as const
export type PerfumeType = (typeof PERFUME_TYPES)[number]

/** The type that a stored value is shown as; one that this version does not know is the column's default. */
export function toCategoryType(value: string | null): CategoryType {
  return CATEGORY_TYPES.find((type) => type === value) ?? 'perfume'
}

/** The gender that a stored value is shown as; one that this version does not know is none. */
export function toGender(value: string | null): Gender | null {
  return GENDERS.find((gender) => gender === value) ?? null
}
