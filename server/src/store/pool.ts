import pg from 'pg'

/** How long a database may take, in milliseconds: on a line that has gone dead nothing is ever refused. */
export const IN_TIME = { connectionTimeoutMillis: 5000, query_timeout: 10_000 }

/** What pg says then. */
const TOO_LATE = 'Query read timeout'

/** A connection that did not answer in time is not asked again: whoever waits for it on a dead line waits for long. */
class Client extends pg.Client {
  override query(...args: unknown[]): never {
    const answer: unknown = Reflect.apply(super.query, this, args)
    // Before whoever asked hears of it and gives the connection back.
    if (answer instanceof Promise) answer.catch((error: Error) => this.leave(error))
    return answer as never
  }

  private async leave({ message }: Error): Promise<void> {
    if (message === TOO_LATE) await this.end()
  }
}

/**
 * Connections to a PostgreSQL. One may break while nobody uses it, even while it is being closed: the next query opens another,
 * or fails and says so.
 */
export function poolOf(connectionString: string, config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ Client, connectionString, ...IN_TIME, ...config })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}
