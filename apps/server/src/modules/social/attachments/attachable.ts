import type { AttachableKind } from '../target.ts'
import {
  findOwnCertificate,
  findSharedCourse,
  findSharedDeck,
  listCertificates,
  listCourses,
  listDecks,
} from './queries.ts'

export const attachableDeck: AttachableKind = {
  isShareable: async (db, actor, id) => (await findSharedDeck(db, actor, id)) !== undefined,
  describe: async (db, clientId, ids) =>
    new Map(
      (await listDecks(db, clientId, ids)).map(({ id, name, cover, shortid }) => [
        id,
        { title: name, image: pictureOf(cover), link: `/play/${shortid}`, shortid },
      ]),
    ),
}

/** Of a deck's stored first slide. */
function pictureOf(cover: unknown): string {
  const { backgroundImage, overlayImage } = cover as Readonly<Record<'backgroundImage' | 'overlayImage', unknown>>
  return (
    ([backgroundImage, overlayImage].find((image) => typeof image === 'string' && image !== '') as
      | string
      | undefined) ?? ''
  )
}

export const attachableCourse: AttachableKind = {
  isShareable: async (db, actor, id) => (await findSharedCourse(db, actor, id)) !== undefined,
  describe: async (db, clientId, ids) =>
    new Map(
      (await listCourses(db, clientId, ids)).map(({ id, title, cover }) => [
        id,
        { title, image: cover.id, link: `/courses/${id}/show`, shortid: null },
      ]),
    ),
}

/** Only one's own; everybody may look at its page. */
export const attachableCertificate: AttachableKind = {
  isShareable: async (db, actor, id) => (await findOwnCertificate(db, actor, id)) !== undefined,
  describe: async (db, clientId, ids) =>
    new Map(
      (await listCertificates(db, clientId, ids)).map(({ id, number, course }) => [
        id,
        { title: course, image: '', link: `/certificate/${number}`, shortid: null },
      ]),
    ),
}
