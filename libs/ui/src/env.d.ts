declare module '*.module.css' {
  const classes: Record<string, string>
  export default classes
}

/** Set by the build of a module. */
declare const __REMOTE_META__: import('@loja/platform').RemoteMeta

/** `src/module.ts` of the module that is built. */
declare module 'this-module' {
  const declaration: import('@loja/platform').ModuleDeclaration
  export default declaration
}
