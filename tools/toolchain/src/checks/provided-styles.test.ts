import { join } from 'node:path'
import { expect, test } from 'vitest'
import { antdDir, UNDRAWN_COMPONENTS } from '../../../antd-css/src/antd-package'
import { providedAntd } from '../../../federation-build/src/provided'

test('no component of antd is provided without its styles', () => {
  const provided = providedAntd(join(antdDir, 'package.json'))
  expect(provided.length).toBeGreaterThan(60)
  expect(provided.filter((name) => UNDRAWN_COMPONENTS.includes(name.replace('antd/es/', '')))).toEqual([])
})
