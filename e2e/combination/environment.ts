import { wwwDir } from '../support/product'
import { type Combination, formatCombination } from './combination'

export const DIR_VARIABLE = 'E2E_RELEASE_DIR'
export const COMBINATION_VARIABLE = 'E2E_COMBINATION'

export function testedReleases(): { dir: string; combination: Combination; description: string } {
  const dir = process.env[DIR_VARIABLE] ?? wwwDir
  const combination = JSON.parse(process.env[COMBINATION_VARIABLE] ?? '{}') as Combination
  const pinned = formatCombination(combination)
  return { dir, combination, description: `${pinned ? `${pinned}, the rest` : 'everything'} as live in ${dir}` }
}
