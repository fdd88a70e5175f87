/** The part of Rsbuild's plugin interface that is used here. */
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

/**
 * Rsbuild plugin that writes the files of a chunk that is imported late into the page, as `data-<chunk>=""` of a script
 * tag, which may ask for them before the code that imports them is there.
 * @param chunk its name, e.g. `admin`
 */
export function nameLateFiles(chunk: string) {
  return {
    name: 'loja:name-late-files',
    setup(api: HtmlApi) {
      api.modifyHTML((html, { compilation }) => {
        const files = [...(compilation.namedChunkGroups.get(chunk)?.getFiles() ?? [])]
        const code = files.filter((file) => /\.(js|css)$/.test(file) && !file.includes('.hot-update.'))
        const base = String(compilation.outputOptions.publicPath)
        return html.replace(`data-${chunk}=""`, `data-${chunk}="${code.map((file) => base + file).join(' ')}"`)
      })
    },
  }
}
