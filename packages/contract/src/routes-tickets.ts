import { get, post } from './kit/route.ts'

/** The help desk. */
export const ticketRoutes = {
  tickets: {
    create: post('/tickets/create', 'public'),
    list: get('/tickets/list', 'ticket.use'),
    show: get('/tickets/{id}/show', 'ticket.use'),
    reply: post('/tickets/{id}/reply', 'ticket.use'),
    close: post('/tickets/{id}/close', 'ticket.use'),
    restore: post('/tickets/{id}/restore', 'ticket.use'),
    file: get('/tickets/{id}/files/{file_id}', 'ticket.use'),
    queue: get('/tickets/queue/list', 'ticket.answer'),
    counts: get('/tickets/queue/counts', 'ticket.answer'),
    clients: get('/tickets/queue/clients', 'ticket.answer'),
    operators: get('/tickets/{id}/operators', 'ticket.answer'),
    assign: post('/tickets/{id}/assign', 'ticket.answer'),
    note: post('/tickets/{id}/note', 'ticket.answer'),
    openThread: post('/tickets/thread/open', 'public'),
    replyThread: post('/tickets/thread/reply', 'public'),
    closeThread: post('/tickets/thread/close', 'public'),
    threadFile: post('/tickets/thread/file', 'public'),
  },
  ticket_texts: {
    list: get('/ticket_texts/list', 'ticket.answer'),
    create: post('/ticket_texts/create', 'ticket.answer'),
    update: post('/ticket_texts/{id}/update', 'ticket.answer'),
    delete: post('/ticket_texts/{id}/delete', 'ticket.answer'),
    restore: post('/ticket_texts/{id}/restore', 'ticket.answer'),
  },
  help: {
    votes: get('/help/votes', 'ticket.use'),
    vote: post('/help/vote', 'ticket.use'),
  },
} as const
