import pg from 'pg'

/**
 * Connections to a PostgreSQL. One may break while nobody uses it, even while it is being closed: the next query opens another,
 * or fails and says so.
 */
export function poolOf(connectionString: string, config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ connectionString, ...config })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}
