/** The limit of P1: bare node:http sending fixed bytes by address, in its own process; receives its pages over IPC. */
import http from 'node:http'

process.on(
  'message',
  (message: { port: number; pages: Record<string, { head: Record<string, string>; body: string }> }) => {
    const pages = new Map(
      Object.entries(message.pages).map(([url, page]) => [
        url,
        { head: page.head, body: Buffer.from(page.body, 'base64') },
      ]),
    )
    const server = http.createServer((request, response) => {
      const page = pages.get(request.url ?? '')
      if (!page) return void response.writeHead(404).end()
      response.writeHead(200, { ...page.head, 'content-length': page.body.length }).end(page.body)
    })
    server.listen(message.port, '127.0.0.1', () => process.send?.('ready'))
  },
)
