declare module '*.module.css' {
  const classes: Record<string, string>
  export default classes
}
declare module '*.css'
declare module '@fontsource-variable/inter'
declare module '*?raw' {
  const text: string
  export default text
}

/** Versions of what is shared, by package: written by the build (rsbuild.base.ts). */
declare const __SHARED_VERSIONS__: Record<
  '@loja/platform' | '@tanstack/react-query' | 'antd' | 'dayjs' | 'jotai' | 'react' | 'react-dom' | 'react-router',
  string
>

/** The release that this page is of; written by the build (rsbuild.base.ts). */
declare const __RELEASE__: string

interface ImportMeta {
  /** Rspack's own: all modules of a folder, by their paths in it. */
  webpackContext(
    folder: string,
    options: { mode: 'lazy'; regExp: RegExp },
  ): { keys(): string[]; (file: string): Promise<object> }
}

interface Window {
  /** Answer to `/config.json`, asked for by `shell/public/early.js`. */
  lojaConfig: Promise<Response>
}
