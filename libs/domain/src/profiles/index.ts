export { type ProfileFilter, type ProfileListParams, profileListParams } from './profile-list-params'
export { PROFILE_ROLES, type ProfileRole, toProfileRole } from './profile-role'
