import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ErrorReply } from '@deckle/contract/kit/endpoint.ts'
import type { MediaItem } from '@deckle/contract/media.ts'
import sharp, { type Sharp } from 'sharp'
import { formOf, type TestApp } from './app.ts'
import type { Person } from './factories.ts'

/** Uploads to the media library, on the app that a test file starts. */
export function uploadsOf(test: () => TestApp, owner: () => Person) {
  return {
    upload: async (filename: string, content: Buffer, as: Person = owner(), fields: Record<string, string> = {}) => {
      const form = formOf({ ...fields, file: { filename, content, type: 'image/png' } })
      const reply = await test().app.inject({
        method: 'POST',
        url: '/api/v2/media/upload',
        payload: form.payload,
        headers: { ...form.headers, ...as.headers },
      })
      const body = reply.json<{ media: MediaItem; still: boolean } & ErrorReply>()
      return { status: reply.statusCode, media: body.media, still: body.still, error: body }
    },
    get: (url: string, headers: Record<string, string> = {}) => test().app.inject({ method: 'GET', url, headers }),
    /** Files left in the store and in the folder of uploads. */
    storedFiles: (): string[] => {
      const folder = test().deps.env.dataFolder
      return existsSync(folder)
        ? readdirSync(folder, { recursive: true, withFileTypes: true })
            .filter((entry) => entry.isFile())
            .map((entry) => join(entry.parentPath, entry.name))
        : []
    },
  }
}

export const plainPicture = (width = 1000, height = 600): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#7a4a2b' } })
