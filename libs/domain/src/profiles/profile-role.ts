/** Values of `profiles.role`. Shown through labels, never renamed. */
export const PROFILE_ROLES = ['admin', 'user'] as const

export type ProfileRole = (typeof PROFILE_ROLES)[number]

/** Whether a text is a role; the database and the address bar may hold anything. */
function isProfileRole(value: unknown): value is ProfileRole {
  return PROFILE_ROLES.some((role) => role === value)
}

/** The role that a stored value is shown as: one that this version does not know has no rights, so it is a user. */
export function toProfileRole(value: string | null | undefined): ProfileRole {
  return isProfileRole(value) ? value : 'user'
}
