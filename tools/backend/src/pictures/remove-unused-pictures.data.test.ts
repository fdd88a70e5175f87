import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../database/database'
import type { RunningBackend } from '../start-backend'
import { startTestBackend } from '../testing/test-backend'
import { PictureFiles } from './picture-files'
import { removeUnusedPictures } from './remove-unused-pictures'

let dir: string
let backend: RunningBackend
let database: Session
let pictures: PictureFiles
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'loja-pictures-'))
  pictures = new PictureFiles(dir)
  backend = await startTestBackend()
  database = { query: (text, params) => backend.sql(text, params), exec: (text) => backend.sql(text) }
})
afterAll(async () => {
  await backend?.close()
  await rm(dir, { recursive: true, force: true })
})

async function add(age: string): Promise<string> {
  const name = `${randomUUID()}.jpg`
  await pictures.write(name, Buffer.from('x'))
  await backend.sql(
    `insert into storage.objects (bucket_id, name, created_at) values ('product-images', $1, now() - $2::text::interval)`,
    [name, age],
  )
  return name
}

const addressOf = (name: string) => `https://loja.test/storage/v1/object/public/product-images/${name}`

test('[PIC-03] a picture is removed a day after its upload if no product or change record names it', async () => {
  // A start removes unused pictures.
  const used = { main: await add('0'), other: await add('0'), deleted: await add('0') }
  const [imported, young, unused] = [await add('0'), await add('23 hours'), await add('0')]
  const insert = (name: string, main: string, images: string[]) =>
    backend.sql(`insert into public.products (name, price, main_image, images) values ($1, 1, $2, array[$2, $3])`, [
      name,
      main,
      images[0],
    ])
  await insert('Com fotos', addressOf(used.main), [`/storage/v1/object/public/product-images/${used.other}?v=1`])
  await insert('Excluído', addressOf(used.deleted), ['/demo/a.svg'])
  await backend.sql(`insert into private.deleted_products select gen_random_uuid(), p.* from public.products p
      where p.name = 'Excluído';
    delete from public.products where name = 'Excluído'`)
  const id = randomUUID()
  await backend.sql(
    `insert into public.product_imports (id, source, analysed, rejected, total) values ($1, 'csv', 1, 0, 1)`,
    [id],
  )
  await backend.sql(
    `insert into private.product_import_batches (import_id, first_row, row_count, kind, digest, former_values)
      values ($1, 0, 1, 'update', '', jsonb_build_array(jsonb_build_object('images', jsonb_build_array($2::text))))`,
    [id, addressOf(imported)],
  )
  await backend.sql(`update storage.objects set created_at = now() - interval '25 hours' where name <> $1`, [young])
  await removeUnusedPictures(database, pictures)
  const left = await backend.sql<{ name: string }>('select name from storage.objects')
  expect(new Set(left.map(({ name }) => name))).toEqual(new Set([...Object.values(used), imported, young]))
  expect(await pictures.read(unused)).toBeUndefined()
  expect(await pictures.read(young)).toBeDefined()
})

test('[PIC-03] an old file without a row is removed', async () => {
  const name = await add('1 hour')
  await pictures.write(`${randomUUID()}.png`, Buffer.from('x'))
  const count = (await readdir(dir)).length
  await removeUnusedPictures(database, pictures)
  expect(await readdir(dir)).toHaveLength(count)
  await removeUnusedPictures(database, pictures, { olderThanMs: 0 })
  expect((await readdir(dir)).length).toBe(count - 1)
  expect(await pictures.read(name)).toBeDefined()
})
