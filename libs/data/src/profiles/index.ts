export {
  changeRole,
  countProfiles,
  countProfilesByRole,
  getOwnProfile,
  listProfiles,
  type OwnProfile,
  type ProfileListRow,
  type ProfileRoleCounts,
  profileKeys,
} from './profiles'
