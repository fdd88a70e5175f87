import { test } from '../test'
import { SettingsApi } from './settings-api'

/** Resets the settings before each test of a file and after the last. */
export function resetSettingsAround(): void {
  test.beforeEach(async ({ product }) => {
    await new SettingsApi(product).reset()
  })
  test.afterAll(async ({ product }) => {
    await new SettingsApi(product).reset()
  })
}
