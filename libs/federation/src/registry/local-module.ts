const LOCAL_RELEASE = /^http:\/\/(?:localhost|127\.0\.0\.1):(\d+)\/r\/([a-z0-9-]+)\/0\.0\.0-dev\/release\.json$/

export function isLocalModule(text: string, name: string, ports: readonly number[]): boolean {
  const [, port, remote] = LOCAL_RELEASE.exec(text) ?? []
  return remote === name && ports.some((allowed) => String(allowed) === port)
}
