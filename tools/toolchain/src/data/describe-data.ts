import { DEMO_ACCOUNTS } from '@loja/backend'

export function describeData(data: { hostedUrl: string | undefined; databaseUrl: string | undefined }): string[] {
  if (data.hostedUrl) return [`  Supabase       ${data.hostedUrl}`]
  if (data.databaseUrl) {
    const { hostname, port, pathname } = new URL(data.databaseUrl)
    return [
      `  PostgreSQL     ${hostname}${port && `:${port}`}${pathname}`,
      '',
      '  There are no demo accounts. To make an administrator, run with the same DATABASE_URL:',
      '  pnpm admin create voce@example.com',
    ]
  }
  const { admin, customer } = DEMO_ACCOUNTS
  return [
    `  Administrator  ${admin.email}  ${admin.password}`,
    `  Customer       ${customer.email}  ${customer.password}`,
  ]
}
