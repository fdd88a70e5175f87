interface HtmlApi {
  modifyHTML(
    handler: (
      html: string,
      context: {
        compilation: {
          outputOptions: { publicPath?: unknown }
          namedChunkGroups: ReadonlyMap<string, { getFiles(): Iterable<string> }>
        }
      },
    ) => string,
  ): void
}

/** A script tag can request the files of lazy chunks early: they are in `data-<chunk>=""`. */
export function nameLateFiles(chunks: readonly string[]) {
  return {
    name: 'loja:name-late-files',
    setup(api: HtmlApi) {
      api.modifyHTML((page, { compilation }) =>
        chunks.reduce((html, chunk) => {
          const files = [...(compilation.namedChunkGroups.get(chunk)?.getFiles() ?? [])]
          const code = files.filter((file) => /\.(js|css)$/.test(file) && !file.includes('.hot-update.'))
          const base = String(compilation.outputOptions.publicPath)
          return html.replace(`data-${chunk}=""`, `data-${chunk}="${code.map((file) => base + file).join(' ')}"`)
        }, page),
      )
    },
  }
}
