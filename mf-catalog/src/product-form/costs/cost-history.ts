import type { RecordedCost } from '@loja/data/products'

/** Not of a supplier: typed in the form, or an undo. */
const OWN_SOURCES = new Set(['Cadastro', 'Importação desfeita'])

/**
 * The source with the lowest of its own latest costs that still has the product. An older cost only says where the chart
 * begins.
 * @param costs newest first
 */
export function bestSource(costs: readonly RecordedCost[], since: number): RecordedCost | null {
  const latest = new Map<string, RecordedCost>()
  for (const row of costs) {
    const source = row.supplierId ?? row.source
    const isOffer = row.cost !== null && !row.isGone && !OWN_SOURCES.has(row.source)
    if (isOffer && !latest.has(source) && Date.parse(row.recordedAt) >= since) latest.set(source, row)
  }
  const all = [...latest.values()]
  return all.reduce<RecordedCost | null>(
    (best, row) => (best && (best.cost ?? 0) <= (row.cost ?? 0) ? best : row),
    null,
  )
}

export function changeOf(costs: readonly RecordedCost[], at: number): number | null {
  const [cost, before] = [costs[at]?.cost, costs[at + 1]?.cost]
  return cost && before ? (100 * (cost - before)) / before : null
}

export interface CostChartLayout {
  /** An SVG path with a gap where the cost was removed. */
  path: string
  lowest: number
  highest: number
}

/** Steps from the oldest cost to now. Null without a cost. */
export function costChart(
  costs: readonly RecordedCost[],
  { since, now, width, height }: { since: number; now: number; width: number; height: number },
): CostChartLayout | null {
  const known = costs.flatMap(({ cost }) => (cost === null ? [] : [cost]))
  if (known.length === 0) return null
  const [lowest, highest] = [Math.min(...known), Math.max(...known)]
  const x = (moment: number) => Math.round((width * (Math.max(since, moment) - since)) / Math.max(1, now - since))
  const y = (cost: number) => Math.round(height - (height * (cost - lowest)) / (highest - lowest || 1))
  let isDrawing = false
  const steps = costs.toReversed().map(({ cost, recordedAt }) => {
    const at = x(Date.parse(recordedAt))
    if (cost === null) {
      const end = isDrawing ? `H${at}` : ''
      isDrawing = false
      return end
    }
    const step = isDrawing ? `H${at}V${y(cost)}` : `M${at} ${y(cost)}`
    isDrawing = true
    return step
  })
  return { path: `${steps.join('')}${isDrawing ? `H${width}` : ''}`, lowest, highest }
}
