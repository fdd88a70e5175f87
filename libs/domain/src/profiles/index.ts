export { type ProfileFilter, type ProfileListParams, profileListParams } from './profile-list-params'
export { type ProfileRole, toProfileRole } from './profile-role'
