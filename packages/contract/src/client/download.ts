import { type CallArguments, type CallOptions, type Client, rejectIncomplete } from './client.ts'
import type { Contract } from '../contract.ts'
import type { CallParts } from './exchange.ts'

export interface Download {
  readonly blob: Blob
  /** The file's name without a path; null where the server sends none. */
  readonly fileName: string | null
}

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
    blob: await response.blob().catch(rejectIncomplete),
    fileName: fileNameOf(response.headers.get('content-disposition')),
  }
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
