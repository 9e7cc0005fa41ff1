import { type CallArguments, type CallOptions, type Client, rejectIncomplete } from './client.ts'
import type { Contract } from '../contract.ts'
import { TOTAL_ROWS } from './total-rows.ts'
import { createCsvRows } from './csv-rows.ts'
import type { CallParts } from './exchange.ts'

export interface Download {
  readonly blob: Blob
  /** The file's name without a path; null where the server sends none. */
  readonly fileName: string | null
}

/** How a download is watched and left. */
export type DownloadProgress = Pick<CallOptions, 'signal' | 'onBytes' | 'onRows'>

/** Makes a call and reads its response as a file, with the rules and errors of the client. */
export async function download<R extends keyof Contract, C extends keyof Contract[R]>(
  client: Client,
  resource: R,
  call: C,
  ...[input]: CallArguments<Contract[R][C]>
): Promise<Download> {
  const route = await client.findRoute(resource, String(call))
  const parts = (input ?? {}) as CallParts & CallOptions
  const response = await client.send(route, { ...parts, headers: { Accept: '*/*', ...parts.headers } })
  return {
    blob: await blobOf(response, parts).catch(rejectIncomplete),
    fileName: fileNameOf(response.headers.get('content-disposition')),
  }
}

async function blobOf(response: Response, { onBytes, onRows }: DownloadProgress): Promise<Blob> {
  if ((!onBytes && !onRows) || !response.body) return response.blob()
  const type = response.headers.get('content-type') ?? ''
  const header = response.headers.get(TOTAL_ROWS)
  const total = header === null ? null : Number(header)
  const rows = type.startsWith('text/csv') && total !== null ? createCsvRows() : null
  let bytes = 0
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      onBytes?.((bytes += chunk.byteLength))
      onRows?.({ arrived: rows?.(chunk) ?? null, total })
      controller.enqueue(chunk)
    },
  })
  return new Response(response.body.pipeThrough(counting), { headers: { 'content-type': type } }).blob()
}

function fileNameOf(header: string | null): string | null {
  if (header === null) return null
  const extended = /filename\*\s*=\s*UTF-8''([^;\s]+)/i.exec(header)?.[1]
  const plain = /filename\s*=\s*(?:"([^"]*)"|([^;\s]+))/i.exec(header)
  const name = extended === undefined ? (plain?.[1] ?? plain?.[2] ?? '') : decoded(extended)
  return name.split(/[/\\]/).at(-1) || null
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
