import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

test.each(['Asia/Tokyo', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC', 'America/Sao_Paulo'])(
  '[FMT-01] a machine in %s shows the same texts',
  async (zone) => {
    vi.stubEnv('TZ', zone)
    vi.resetModules()
    const { formatDate, formatDateTime } = await import('./format-date')
    const { formatBrl } = await import('./money')
    const { formatCount } = await import('./format-count')
    expect(formatDate('2026-11-21T02:30:00Z')).toBe('20/11/2026')
    expect(formatDateTime('2026-11-21T02:30:00Z')).toBe('20/11/2026, 23:30')
    expect(formatDateTime('2026-12-31T23:59:59-03:00')).toBe('31/12/2026, 23:59')
    expect(formatBrl(1234.5)).toMatch(/^R\$\s1\.234,50$/)
    expect(formatCount(12345)).toBe('12.345')
  },
)
