/** From 0 to below 100. Differs between remotes, so that not the same people try everything first. */
export function canaryBucket(userId: string, remote: string): number {
  // FNV-1a, then the last step of MurmurHash3: with the first only, ids that differ in one character are close
  // together.
  let hash = 0x811c9dc5
  for (const character of `${remote}\n${userId}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  hash ^= hash >>> 16
  return ((hash >>> 0) / 2 ** 32) * 100
}
