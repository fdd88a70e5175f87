export const PROFILE_ROLES = ['admin', 'user'] as const

export type ProfileRole = (typeof PROFILE_ROLES)[number]

function isProfileRole(value: unknown): value is ProfileRole {
  return PROFILE_ROLES.some((role) => role === value)
}

/** Unknown roles have no rights. */
export function toProfileRole(value: string | null | undefined): ProfileRole {
  return isProfileRole(value) ? value : 'user'
}
