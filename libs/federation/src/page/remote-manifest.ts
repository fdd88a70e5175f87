import * as v from 'valibot'

const manifestSchema = v.object({
  metaData: v.object({
    /** Global variable that the entry announces itself as. */
    globalName: v.string(),
    remoteEntry: v.object({ name: v.string(), path: v.string() }),
  }),
  /** What the release takes from the shell, e.g. `react/jsx-runtime`. */
  shared: v.array(v.object({ name: v.string() })),
  exposes: v.array(
    v.object({
      assets: v.object({
        js: v.object({ sync: v.array(v.string()) }),
        css: v.object({ sync: v.array(v.string()) }),
      }),
    }),
  ),
})

/** What a release says about itself in its `mf-manifest.json`. */
export interface RemoteManifest {
  /** Address of the script that makes the release known. */
  entry: string
  globalName: string
  /** Import specifiers that the shell has to provide, e.g. `antd/es/button`. */
  shared: string[]
  /** Addresses of the files without which its module does not start. */
  scripts: string[]
  styles: string[]
}

/**
 * Reads a manifest.
 * @param url its own address, which its files are relative to
 * @throws Error when it is not one; a static host may answer a missing file with HTML
 */
export function parseRemoteManifest(text: string, url: string): RemoteManifest {
  const { metaData, shared, exposes } = v.parse(manifestSchema, JSON.parse(text))
  const address = (file: string) => new URL(file, url).href
  const { path, name } = metaData.remoteEntry
  return {
    entry: address(path ? `${path}/${name}` : name),
    globalName: metaData.globalName,
    shared: shared.map((share) => share.name),
    scripts: exposes.flatMap(({ assets }) => assets.js.sync.map(address)),
    styles: exposes.flatMap(({ assets }) => assets.css.sync.map(address)),
  }
}
