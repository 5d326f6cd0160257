/** Once for the second run of the suites of states: PostgreSQL. */
import type { TestProject } from 'vitest/node'
import { foundPrograms } from '../run/machine.ts'
import { startPostgres } from './postgres-server.ts'

export default async function setup({ provide }: TestProject) {
  if (!foundPrograms().postgresql) return
  const { socket, close } = await startPostgres()
  provide('postgresSocket', socket)
  return close
}
