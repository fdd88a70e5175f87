import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const BLOCK = 512
const NAME_LENGTH = 100

/**
 * Not compressed, which npm and pnpm read too. The program `tar` would write equal files, which pnpm links, as
 * links that npm skips.
 */
export function tarball(folder: string): Buffer {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const blocks = files.flatMap(({ parentPath, name }) => {
    const path = join(parentPath, name)
    const content = readFileSync(path)
    const padding = Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK)
    return [header(`package/${relative(folder, path).replaceAll('\\', '/')}`, content.length), content, padding]
  })
  return Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)])
}

/** The format ustar. */
function header(path: string, size: number): Buffer {
  const block = Buffer.alloc(BLOCK)
  const split = path.length > NAME_LENGTH ? path.indexOf('/', path.length - NAME_LENGTH - 1) : -1
  block.write(path.slice(split + 1), 0)
  block.write('0000755\0', 100)
  block.write(`${size.toString(8).padStart(11, '0')}\0`, 124)
  block.write('00000000000\0', 136)
  block.write('        0', 148)
  block.write('ustar\x0000', 257)
  block.write(path.slice(0, Math.max(split, 0)), 345)
  const sum = block.reduce((total, byte) => total + byte, 0)
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return block
}
