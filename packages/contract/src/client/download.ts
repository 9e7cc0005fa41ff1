import { type CallArguments, type CallOptions, type Client, rejectCut } from './client.ts'
import type { Contract } from '../contract.ts'
import { type Route, routes } from '../routes.ts'
import type { CallParts } from './exchange.ts'

/** A file that a call answered. */
export interface Download {
  readonly blob: Blob
  /** The name that the server gives it, without any path; null where it gives none. */
  readonly fileName: string | null
}

/** Makes a call and takes its answer as a file. The same rules and errors as the client's. */
export async function download<R extends keyof Contract, C extends keyof Contract[R]>(
  client: Client,
  resource: R,
  call: C,
  ...[input]: CallArguments<Contract[R][C]>
): Promise<Download> {
  const route = (routes as unknown as Record<R, Record<C, Route>>)[resource][call]
  const parts = (input ?? {}) as CallParts & CallOptions
  const response = await client.send(route, { ...parts, headers: { Accept: '*/*', ...parts.headers } })
  return {
    blob: await response.blob().catch(rejectCut),
    fileName: fileNameOf(response.headers.get('content-disposition')),
  }
}

/** The name of a Content-Disposition header; its path, if any, is cut off. */
function fileNameOf(header: string | null): string | null {
  if (header === null) return null
  const extended = /filename\*\s*=\s*UTF-8''([^;\s]+)/i.exec(header)?.[1]
  const plain = /filename\s*=\s*(?:"([^"]*)"|([^;\s]+))/i.exec(header)
  const name = extended === undefined ? (plain?.[1] ?? plain?.[2] ?? '') : decodeOrKeep(extended)
  return name.split(/[/\\]/).at(-1) || null
}

function decodeOrKeep(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
