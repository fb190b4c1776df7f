import { createHmac } from 'node:crypto'

/** Who does what: the owner migrates, the server works behind the walls, jobs owns the queue and nothing else. */
export type RoleName = 'owner' | 'server' | 'jobs'

export type Roles = Record<RoleName, { name: string; password: string }>

/** Passwords follow from the secret, so every process of an installation knows them and none is stored. */
export function rolesOf(prefix: string, secretKey: string): Roles {
  const role = (name: RoleName) => ({
    name: `${prefix}_${name}`,
    password: createHmac('sha256', secretKey).update(`database role ${name}`).digest('base64url'),
  })
  return { owner: role('owner'), server: role('server'), jobs: role('jobs') }
}

/** Where a database is, and as whom to enter it. */
export type Address = {
  host: string
  port: number
  database: string
  user: string
  password: string
  ssl?: boolean | object
}

export const addressAs = (address: Address, role: { name: string; password: string }): Address => ({
  ...address,
  user: role.name,
  password: role.password,
})
