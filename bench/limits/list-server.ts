/** The limit of P7: bare Fastify and pg running the one best query of a list's page. */
import fastify from 'fastify'
import pg from 'pg'

export interface BareList {
  readonly path: string
  readonly text: string
  readonly values: readonly unknown[]
}

process.on('message', (message: { port: number; pool: pg.PoolConfig; lists: readonly BareList[] }) => {
  const pool = new pg.Pool({ ...message.pool, max: 10 })
  const app = fastify()
  for (const { path, text, values } of message.lists)
    app.get(path, async () => {
      const { rows } = await pool.query<Record<string, unknown>>({ name: path, text, values: [...values] })
      return { rows: rows.slice(0, 20), next: rows.length > 20 ? 'next' : null }
    })
  void app.listen({ port: message.port, host: '127.0.0.1' }).then(() => process.send?.('ready'))
})
