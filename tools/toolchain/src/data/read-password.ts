import { createInterface, type Interface } from 'node:readline'
import { Writable } from 'node:stream'

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() })

function askOnce(question: string): Promise<string | undefined> {
  process.stdout.write(question)
  const terminal: Interface = createInterface({ input: process.stdin, output: nowhere(), terminal: true })
  return new Promise((resolve) => {
    terminal.once('SIGINT', () => terminal.close())
    terminal.once('close', () => resolve(undefined))
    terminal.question('', (answer) => {
      resolve(answer)
      terminal.close()
    })
  }).then((answer) => {
    process.stdout.write('\n')
    return answer as string | undefined
  })
}

export async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) {
    let text = ''
    for await (const chunk of process.stdin) text += chunk
    const [line = ''] = text.split(/\r?\n/, 1)
    if (line === '') throw new Error('No password came in. Give it as the first line of the standard input.')
    return line
  }
  const first = await askOnce('Password: ')
  if (!first) throw new Error('Nothing was done.')
  if ((await askOnce('Once more: ')) !== first) throw new Error('The two passwords differ. Nothing was done.')
  return first
}
