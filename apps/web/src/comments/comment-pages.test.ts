import { expect, it } from 'vitest'
import { addComment, addReplies, changeComment, type CommentPages, eachOnce, removeComment } from './comment-pages.ts'
import { sampleComment, sampleThread } from './sample-comment.ts'

const reply = (id: string) => sampleComment(id, { parent_id: 'one' })
const one = sampleThread('one', { replies: 1, first_replies: { comments: [reply('reply')], next: null } })
const pages: CommentPages = {
  pages: [
    { comments: [one], next: 'more' },
    { comments: [sampleThread('two')], next: null },
  ],
  pageParams: [null, 'more'],
}
const idsOf = ({ pages: all }: CommentPages) => all.map(({ comments }) => comments.map(({ id }) => id))
const repliesOf = ({ pages: all }: CommentPages) => all[0]?.comments[0]?.first_replies.comments.map(({ id }) => id)

it('puts a new comment where the order has it', () => {
  expect(idsOf(addComment(pages, sampleComment('new'), 'newest'))).toEqual([['new', 'one'], ['two']])
  expect(idsOf(addComment(pages, sampleComment('new'), 'oldest'))).toEqual([['one'], ['two', 'new']])
})

it('puts a reply at the end of its thread, and counts it', () => {
  const added = addComment(pages, reply('new'), 'newest')
  expect(repliesOf(added)).toEqual(['reply', 'new'])
  expect(added.pages[0]?.comments[0]?.replies).toBe(2)
})

it('adds later replies, each once', () => {
  const added = addReplies(pages, 'one', { comments: [reply('reply'), reply('third')], next: 'x' })
  expect(repliesOf(added)).toEqual(['reply', 'third'])
  expect(added.pages[0]?.comments[0]?.first_replies.next).toBe('x')
})

it('changes a comment or a reply', () => {
  expect(changeComment(pages, 'two', { likes: 3 }).pages[1]?.comments[0]?.likes).toBe(3)
  expect(changeComment(pages, 'reply', { likes: 3 }).pages[0]?.comments[0]?.first_replies.comments[0]?.likes).toBe(3)
})

it('takes a comment away; one with replies stays without its text until they are gone too', () => {
  expect(idsOf(removeComment(pages, 'two'))).toEqual([['one'], []])
  const without = removeComment(pages, 'one')
  expect(without.pages[0]?.comments[0]).toMatchObject({ gone: true, text: '', author: null, replies: 1 })
  expect(idsOf(removeComment(without, 'reply'))).toEqual([[], ['two']])
  expect(removeComment(pages, 'reply').pages[0]?.comments[0]).toMatchObject({ replies: 0, gone: false })
})

it('keeps the first of what comes twice', () => {
  expect(eachOnce([{ id: 'a' }, { id: 'b' }, { id: 'a' }]).map(({ id }) => id)).toEqual(['a', 'b'])
})
