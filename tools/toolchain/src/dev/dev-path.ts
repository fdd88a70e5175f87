export const DEVELOPMENT_RELEASE = '0.0.0-dev'

export function devPath(packageDir: string): string {
  return packageDir === 'shell' ? '/' : `/r/${packageDir}/${DEVELOPMENT_RELEASE}/`
}
