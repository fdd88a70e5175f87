import { SettingsApi } from './settings-api'
import { test } from './test'

/** For a file about settings: each of its tests finds them as the demo shop has them, and so does what comes after it. */
export function resetSettingsAround(): void {
  test.beforeEach(async ({ product }) => {
    await new SettingsApi(product).reset()
  })
  test.afterAll(async ({ product }) => {
    await new SettingsApi(product).reset()
  })
}
