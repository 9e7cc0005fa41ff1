import { expect, it } from 'vitest'
import type { TestApp } from '../../test/app.ts'
import type { Person } from '../../test/factories.ts'

interface Demo {
  readonly test: TestApp
  readonly admin: Person
  readonly creator: Person
}

/** The pictures of the demo, and the topics of its courses. */
export function mediaAndTopicsOfDemo(demo: () => Demo): void {
  it('has pictures', async () => {
    const { test, admin } = demo()
    const { media } = (await test.call('media.list', { as: admin, query: { limit: 100 } })).body
    expect(media.length).toBeGreaterThan(40)
    const small = await test.app.inject({ method: 'GET', url: `/media/${media[0]?.id}/320.webp` })
    expect(small.statusCode).toBe(200)
    expect(small.headers['content-type']).toBe('image/webp')
  })

  it('has topics that are known by their ids alone', async () => {
    const { test, creator } = demo()
    const { courses } = (await test.call('courses.list', { as: creator, query: { owner: 'me' } })).body
    for (const { id: course } of courses) {
      const shown = (await test.call('courses.show', { as: creator, params: { id: course } })).body.course
      for (const { id, title } of shown.content.topics) {
        const renamed = await test.call('topics.update', { as: creator, params: { id }, body: { title } })
        expect([id, renamed.status]).toEqual([id, 200])
      }
    }
  })
}
