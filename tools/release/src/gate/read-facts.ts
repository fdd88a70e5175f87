import { gzipSync } from 'node:zlib'
import { integrityOf, PACKAGES_FILE } from '@loja/federation-build'
import * as v from 'valibot'
import { readFiles, readReleaseFile } from '../folder/release-folder'
import type { FileFacts, ManifestFacts, ReleaseFacts } from './facts'

const TEXT = /\.(js|css|json|html|svg|txt|webmanifest|map)$/

const manifestSchema = v.object({
  name: v.string(),
  metaData: v.object({ publicPath: v.string(), remoteEntry: v.object({ name: v.string(), path: v.string() }) }),
  shared: v.array(v.object({ name: v.string(), requiredVersion: v.string() })),
  exposes: v.array(
    v.object({
      path: v.string(),
      assets: v.object({
        js: v.object({ sync: v.array(v.string()) }),
        css: v.object({ sync: v.array(v.string()) }),
      }),
    }),
  ),
})
const packagesSchema = v.array(v.string())

/**
 * Reads what the gate asks about from a release's folder.
 * @throws Refusal `state` when it has no `release.json`
 */
export async function readReleaseFacts(folder: string): Promise<ReleaseFacts> {
  const [release, contents] = [await readReleaseFile(folder), await readFiles(folder)]
  const files = [...contents].map(([path, text]) => fileFacts(path, text))
  if (release.name === 'shell') return { release, files }
  const textOf = (path: string) => contents.get(path)?.toString()
  return {
    release,
    files,
    manifest: parseManifest(textOf('mf-manifest.json')),
    packages: parseOr(packagesSchema, textOf(PACKAGES_FILE)),
  }
}

function fileFacts(path: string, text: Buffer): FileFacts {
  return {
    path,
    integrity: integrityOf(text),
    ...(TEXT.test(path) ? { text: text.toString() } : {}),
    gzip: /\.(js|css)$/.test(path) ? gzipSync(text, { level: 9 }).length : text.length,
  }
}

function parseManifest(text: string | undefined): ManifestFacts | undefined {
  const manifest = parseOr(manifestSchema, text)
  if (!manifest) return undefined
  const { name, shared, exposes, metaData } = manifest
  const { path, name: entry } = metaData.remoteEntry
  return {
    name,
    publicPath: metaData.publicPath,
    shared,
    exposes: exposes.map((expose) => expose.path),
    firstLoad: [
      ...new Set([
        path ? `${path}/${entry}` : entry,
        ...exposes.flatMap(({ assets }) => [...assets.js.sync, ...assets.css.sync]),
      ]),
    ],
  }
}

function parseOr<Output>(schema: v.GenericSchema<unknown, Output>, text = ''): Output | undefined {
  try {
    return v.parse(schema, JSON.parse(text))
  } catch {
    // The gate says that it is missing, and what to do.
    return undefined
  }
}
