/** Reads a server-sent events response to its end. (EventSource can't send the auth headers; fetch can.) */
export async function readEvents(response: Response, onEvent: (event: string, data: string) => void): Promise<void> {
  if (!response.body) return
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  const parse = eventParser(onEvent)
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    parse(value)
  }
}

/** Splits streamed text into events; what has no data (comments, `retry`) is none. */
export function eventParser(onEvent: (event: string, data: string) => void): (text: string) => void {
  let rest = ''
  return (text) => {
    const blocks = (rest + text).replace(/\r\n/g, '\n').split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const lines = block.split('\n').filter((line) => line !== '' && !line.startsWith(':'))
      if (!lines.some((line) => line.startsWith('data:'))) continue
      const field = (name: string) =>
        lines.filter((line) => line.startsWith(`${name}:`)).map((line) => line.slice(name.length + 1).replace(/^ /, ''))
      onEvent(field('event')[0] ?? 'message', field('data').join('\n'))
    }
  }
}
