import { type LoadResult, requestBytes, runLoad } from './load.ts'

interface Reads {
  readonly port: number
  readonly paths: readonly string[]
  readonly connections: number
  readonly milliseconds: number
}

/** Returns a load that requests random ones of the paths. */
export function openAny({ port, paths, connections, milliseconds }: Reads): () => Promise<LoadResult> {
  const requests = paths.map((path) => requestBytes('GET', path))
  const next = (): Buffer => requests[Math.floor(Math.random() * requests.length)] ?? Buffer.alloc(0)
  return () => runLoad({ port, connections, milliseconds, next })
}
