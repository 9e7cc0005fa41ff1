import type { FastifyRequest } from 'fastify'
import type { RequestFacts, UploadedFile } from '../handler.ts'

export function requestFacts(request: FastifyRequest, file: UploadedFile | null = null): RequestFacts {
  const header = (name: string): string | undefined => {
    const value = request.headers[name.toLowerCase()]
    return typeof value === 'string' ? value : undefined
  }
  return {
    id: request.id,
    ip: request.ip,
    // Fastify lists who sent it and, while these are trusted, whom they forward; nothing without TRUST_PROXY.
    isProxied: (request.ips?.length ?? 0) > 1,
    userAgent: header('user-agent') ?? '',
    method: request.method,
    header,
    rawBody: request.rawBody ?? null,
    file: async () => file,
  }
}
