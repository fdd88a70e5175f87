// Loja Admin on S3 and CloudFront: function for viewer responses (runtime cloudfront-js-2.0). CloudFront calls it for answers
// below 400 only; headers.json has what all answers have, among them `no-store`.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by its name.
function handler(event) {
  const path = event.request.uri
  let cache = 'public, max-age=3600'
  // An address without an extension is the page, under its own name or as request.js rewrote it.
  if (!/\.[^/]*$/.test(path) || /^\/(index\.html|(remotes(\.fallback)?|config)\.json)$/.test(path)) cache = 'no-cache'
  if (/^\/[sr]\//.test(path)) cache = 'public, max-age=31536000, immutable'
  event.response.headers['cache-control'] = { value: cache }
  return event.response
}
