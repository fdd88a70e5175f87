// Loja Admin on S3 and CloudFront: function for viewer requests (runtime cloudfront-js-2.0). It chooses what S3 is asked for.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by its name.
function handler(event) {
  const request = event.request
  const path = request.uri
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return plain(405, 'Method Not Allowed', { allow: { value: 'GET, HEAD' } })
  // Addresses that two programs could read differently, and what the release tool keeps beside the registry. S3 has no
  // object of that name, so that the answer is the error page.
  const refused = /\/\/|\\|%([01][0-9a-f]|23|2f|5c)|%(?![0-9a-f]{2})/i.test(path)
  const hidden = /\/\.|\.(unfinished|tmp|lock)(\/|$)|^\/(index|remotes)\.(?!(html|json|fallback\.json)$)/.test(path)
  if (refused || hidden) {
    request.uri = '/missing'
    return request
  }
  // Releases and other files are what they are; nothing below /admin is a file.
  if (/^\/[sr](\/|$)/.test(path) || /\.[^/]*$/.test(path)) return request
  const accept = request.headers.accept ? request.headers.accept.value : '*/*'
  if (path !== '/' && !/text\/(html|\*)|\*\/\*/.test(accept)) return plain(404, 'Not Found', {})
  request.uri = '/index.html'
  return request
}

function plain(statusCode, statusDescription, headers) {
  const type = { value: 'text/plain; charset=utf-8' }
  return {
    statusCode,
    statusDescription,
    headers: Object.assign({ 'content-type': type, 'cache-control': { value: 'no-store' } }, headers),
    body: `${statusDescription}\n`,
  }
}
