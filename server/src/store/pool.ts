import pg from 'pg'

/** How long a database may take, in milliseconds: on a line that has gone dead nothing is ever refused. */
export const IN_TIME = { connectionTimeoutMillis: 5000, query_timeout: 10_000 }

/**
 * Connections to a PostgreSQL. One may break while nobody uses it, even while it is being closed: the next query opens another,
 * or fails and says so.
 */
export function poolOf(connectionString: string, config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ connectionString, ...IN_TIME, ...config })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}
