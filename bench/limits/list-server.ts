/** The limit of P7: bare Fastify and pg running the one best query of a library page. */
import fastify from 'fastify'
import pg from 'pg'

const text = `select id, name, reader_type, language, slide_count, cover, owner_id, shortid, attempt_count, created_at, updated_at
  from decks where client_id = $1 and deleted_at is null order by updated_at desc, id desc limit 21`

process.on('message', (message: { port: number; pool: pg.PoolConfig; clientId: string }) => {
  const pool = new pg.Pool({ ...message.pool, max: 10 })
  const app = fastify()
  app.get('/list', async () => {
    const { rows } = await pool.query<Record<string, unknown>>({ name: 'list', text, values: [message.clientId] })
    return { decks: rows.slice(0, 20), next: rows.length > 20 ? 'next' : null }
  })
  void app.listen({ port: message.port, host: '127.0.0.1' }).then(() => process.send?.('ready'))
})
