/** Set by the build from package.json's `remote` field and the release. */
declare const __REMOTE_META__: import('@loja/platform').RemoteMeta

declare module '*.module.css' {
  const classes: Record<string, string>
  export default classes
}
