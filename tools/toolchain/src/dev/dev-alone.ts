import type { IncomingMessage, ServerResponse } from 'node:http'

type Middleware = (req: IncomingMessage, res: ServerResponse, next: () => void) => void

/** A remote runs only inside the shell. @param path of its files, e.g. `/r/mf-orders/0.0.0-dev/` */
export function sayHowToRun(packageDir: string, route: string, path: string): Middleware {
  const page = `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <title>${packageDir} runs inside the shell</title>
  <h1>${packageDir} runs inside the shell</h1>
  <p>This is its dev server, which has no page of its own. Run <code>pnpm dev ${packageDir}</code> in the repository and
    open <code>${route}</code> at the address that it prints.</p>
</html>
`
  return (req, res, next) => {
    if (req.url?.startsWith(path)) return next()
    res.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }).end(page)
  }
}
