/**
 * Where an account stands in the order in which accounts get a canary: from 0 up to 100, the upper end excluded. It gets
 * the canary while the bucket is below `percent` of the registry, and so keeps it when the share grows.
 * The same account always has the same bucket for a remote, and another one for another remote: otherwise the same
 * people would try everything first.
 * @param userId id of the account
 * @param remote package name, e.g. `mf-orders`
 */
export function canaryBucket(userId: string, remote: string): number {
  // FNV-1a, then the last step of MurmurHash3: of the first alone, ids that differ in one character stay close together.
  let hash = 0x811c9dc5
  for (const character of `${remote}\n${userId}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  hash ^= hash >>> 16
  return ((hash >>> 0) / 2 ** 32) * 100
}
