export interface CrowdOrder {
  url: string
  publishableKey: string
  tokens: string[]
  orders: { id: string; status: string }[]
  warmUpMs: number
  measuredMs: number
  writesPerSecond: number
  pageEveryMs: number
}

export interface CrowdResult {
  lists: number[]
  counts: number[]
  writes: number[]
  /** From the commit to the tab. */
  live: number[]
  frames: number
  failed: number
  joined: number
}

export type FromCrowd = { type: 'ready' | 'measuring' } | { type: 'done'; result: CrowdResult }
