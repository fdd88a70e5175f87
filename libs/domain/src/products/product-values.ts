export const CATEGORY_TYPES = ['perfume', 'cosmetico', 'eletronico'] as const
export type CategoryType = (typeof CATEGORY_TYPES)[number]

export const GENDERS = ['masculino', 'feminino', 'unissex'] as const
export type Gender = (typeof GENDERS)[number]

export const PERFUME_TYPES = ['importado', 'nacional'] as const
export type PerfumeType = (typeof PERFUME_TYPES)[number]

/** Unknown values count as the column's default. */
export function toCategoryType(value: string | null): CategoryType {
  return CATEGORY_TYPES.find((type) => type === value) ?? 'perfume'
}

export function toGender(value: string | null): Gender | null {
  return GENDERS.find((gender) => gender === value) ?? null
}
