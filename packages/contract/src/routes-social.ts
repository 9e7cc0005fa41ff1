import { get, multipart, post } from './kit/route.ts'

/** Posts, comments, and who looks after them. */
export const socialRoutes = {
  social: {
    feed: get('/social/feed', 'social.use'),
    newer: get('/social/feed/newer', 'social.use'),
    permissions: get('/social/permissions', 'social.use'),
    audiences: get('/social/audiences/list', 'social.use'),
    people: get('/social/people/list', 'social.use'),
    like: post('/social/like', 'social.use'),
    report: post('/social/report', 'social.use'),
  },
  posts: {
    create: post('/social/posts/create', 'social.use'),
    show: get('/social/posts/{id}/show', 'social.use'),
    update: post('/social/posts/{id}/update', 'social.edit'),
    delete: post('/social/posts/{id}/delete', 'social.edit'),
    uploadPicture: multipart(post('/social/posts/pictures/upload', 'social.use')),
    pin: post('/social/posts/{id}/pin', 'social.pin'),
    save: post('/social/posts/{id}/save', 'social.use'),
    hide: post('/social/posts/{id}/hide', 'social.moderate'),
    restore: post('/social/posts/{id}/restore', 'social.moderate'),
  },
  comments: {
    list: get('/social/comments/list', 'social.use'),
    replies: get('/social/comments/{id}/replies/list', 'social.use'),
    show: get('/social/comments/{id}/show', 'social.use'),
    create: post('/social/comments/create', 'social.use'),
    update: post('/social/comments/{id}/update', 'social.edit'),
    delete: post('/social/comments/{id}/delete', 'social.edit'),
    hide: post('/social/comments/{id}/hide', 'social.moderate'),
    restore: post('/social/comments/{id}/restore', 'social.moderate'),
    createOnArticle: post('/articles/{id}/comments/create', 'social.use'),
    updateOnArticle: post('/articles/{id}/comments/{comment_id}/update', 'social.edit'),
    deleteOnArticle: post('/articles/{id}/comments/{comment_id}/delete', 'social.edit'),
  },
  moderation: {
    list: get('/social/reports/list', 'social.moderate'),
    decide: post('/social/reports/decide', 'social.moderate'),
    mutes: get('/social/mutes/list', 'social.moderate'),
    mute: post('/social/people/{id}/mute', 'social.moderate'),
    unmute: post('/social/people/{id}/unmute', 'social.moderate'),
  },
} as const
