import { test } from '../test'
import { SettingsApi } from './settings-api'

export function resetSettingsAround(): void {
  test.beforeEach(async ({ product }) => {
    await new SettingsApi(product).reset()
  })
  test.afterAll(async ({ product }) => {
    await new SettingsApi(product).reset()
  })
}
