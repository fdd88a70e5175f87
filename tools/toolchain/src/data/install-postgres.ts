export interface Machine {
  hasPostgres(): boolean
  canInstall(): boolean
  aptGet(...args: string[]): Promise<unknown>
  print(line: string): void
}

export async function installPostgres({ hasPostgres, canInstall, aptGet, print }: Machine): Promise<void> {
  if (hasPostgres() || !canInstall()) return
  print('No PostgreSQL found; installing the package postgresql')
  await aptGet('update')
  await aptGet('install', '--yes', '--no-install-recommends', 'postgresql')
  if (!hasPostgres()) print('PostgreSQL was not installed: the data tests run on the embedded engine and take longer.')
}
