import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const CHECKED_VERSION = '2.9.2'

const TO_CHECK = `Module Federation is no longer ${CHECKED_VERSION}. Check what depends on its internals, then change CHECKED_VERSION:
- libs/federation/src/page/private-runtime.ts
  - provideCore: the names that \`runtime\` and \`webpack-bundler-runtime\` import from the core, and the global's name
  - resetShares: \`from\`, \`loaded\` and \`loading\` of an entry of \`shareScopeMap\`
  - registerRelease: \`force\` still empties \`shareScopeMap\` of the replaced instance
- tools/federation-build/src/private-runtime.ts
  - coreForWorkers: the members of the core that the runtime calls while it starts
  - runtimeAsModules: the file names of the ES entries
- rsbuild.base.ts: \`FEDERATION_FLAGS\`, and \`experiments\` of the plugin
- e2e/support/releases/shared-modules.ts: the global \`__FEDERATION__.__SHARE__\`
Then run e2e/specs/releases/remotes*.spec.ts and e2e/specs/catalogue/product-import.spec.ts (worker), and compare the sizes of budget.spec.ts.`

test('the couplings to Module Federation were checked for the versions in the catalog', () => {
  const workspace = readFileSync(new URL('../../../pnpm-workspace.yaml', import.meta.url), 'utf8')
  const versions = [...workspace.matchAll(/^ {2}"@module-federation\/.*": (.*)$/gm)].map((match) => match[1])
  expect(versions, TO_CHECK).toEqual([CHECKED_VERSION, CHECKED_VERSION, CHECKED_VERSION])
})
