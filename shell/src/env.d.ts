declare module '*.module.css' {
  const classes: Record<string, string>
  export default classes
}
declare module '*.css'
declare module '*?raw' {
  const text: string
  export default text
}

/** Versions of shared packages; set by rsbuild.base.ts. */
declare const __SHARED_VERSIONS__: Record<
  '@loja/platform' | '@tanstack/react-query' | 'antd' | 'dayjs' | 'jotai' | 'react' | 'react-dom' | 'react-router',
  string
>

/** Release of the shell; set by rsbuild.base.ts. */
declare const __RELEASE__: string

interface ImportMeta {
  /** Rspack gives all modules of a folder by path. */
  webpackContext(
    folder: string,
    options: { mode: 'lazy'; regExp: RegExp },
  ): { keys(): string[]; (file: string): Promise<object> }
}

interface Window {
  /** Response for `/config.json`, requested by `shell/src/start/early.js`. */
  lojaConfig: Promise<Response>
  lojaRegistry?: Promise<Response> | undefined
}
