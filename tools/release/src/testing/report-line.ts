interface LineOptions {
  account: number
  at: Date
  outcome: string
  version?: string
  source?: string
  code?: string
}

export function reportLine({ account, at, ...more }: LineOptions): string {
  const report = { remote: 'mf-orders', version: '1.0.0', source: 'active', ...more }
  const id = `00000000-0000-4000-8000-${String(account).padStart(12, '0')}`
  return JSON.stringify({ at: at.toISOString(), request: JSON.stringify({ account: id, report }) })
}
