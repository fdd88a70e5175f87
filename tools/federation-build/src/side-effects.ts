import { fileURLToPath } from 'node:url'

/** These packages of antd have no side effects but do not declare it. */
const SILENT_PACKAGES = /[\\/]node_modules[\\/]@(rc-component|ant-design)[\\/].+\.m?js$/

export const silentPackages = { test: SILENT_PACKAGES, sideEffects: false } as const

const unusedAuth = fileURLToPath(new URL('./unused-auth.mjs', import.meta.url))

/** A renamed part of auth-js fails the build. */
export const authWithPasswords = {
  test: /[\\/]@supabase[\\/]auth-js[\\/]dist[\\/]module[\\/]\w+\.js$/,
  resolve: {
    alias: { './lib/webauthn': unusedAuth, './lib/web3/ethereum': unusedAuth },
  },
}
