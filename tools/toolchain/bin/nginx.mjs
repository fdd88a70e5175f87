import { existsSync } from 'node:fs'
import { installPackages, isRootOnDebian } from './debian.mjs'

const FILES = ['/usr/sbin/nginx', '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so']

export async function ensureNginx() {
  if (process.env.NGINX_PATH || !isRootOnDebian || FILES.every((path) => existsSync(path))) return
  console.log('Installing nginx for the tests of docs/hosting')
  await installPackages('nginx', 'libnginx-mod-http-brotli-static')
}
