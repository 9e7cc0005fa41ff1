import { describe, expect, it } from 'vitest'
import type { TestApp } from '../../test/app.ts'
import type { Person } from '../../test/factories.ts'

export const peopleOfDemo = (demo: () => { readonly test: TestApp; readonly admin: Person }) =>
  describe('the people of the demo', () => {
    it('have profiles, some for visitors too, with results where they say so', async () => {
      const { test } = demo()
      const people = await test.deps.db.selectFrom('users').select(['id', 'username']).execute()
      const profileOf = async (key: string) => {
        const { id = '' } = people.find(({ username }) => username === `${key}@lanternhill.example`) ?? {}
        return test.call('users.profile', { params: { id } })
      }
      const lakshmi = (await profileOf('lakshmi')).body.profile
      expect([lakshmi.bio !== '', Number(lakshmi.points) > 0, lakshmi.certificates?.length]).toEqual([true, true, 2])
      expect((await profileOf('imran')).body.profile).toMatchObject({ points: null, certificates: null })
      expect((await profileOf('kabir')).status).toBe(404)
    })

    it('stand on the board of a final exam, by their results', async () => {
      const { test, admin } = demo()
      const { courses } = (await test.call('courses.list', { as: admin, query: {} })).body
      const course_id = courses.find(({ title }) => title === 'Ready to run a shop')?.id ?? ''
      const exam = await test.call('leaderboards.finalExam', { as: admin, query: { course_id } })
      const { course } = (await test.call('courses.show', { as: admin, params: { id: course_id } })).body
      expect(course.leaderboard).toEqual({ exam: true })
      expect(exam.body.leaderboard.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6])
      expect(new Set(exam.body.leaderboard.map(({ seconds }) => seconds)).size).toBeGreaterThan(3)
    })
  })
