import { get, post } from './kit/route.ts'

/** Leads, and the webhooks that other systems are told by. */
export const leadRoutes = {
  leads: {
    list: get('/leads', 'lead.list'),
    getLeads: get('/activity/get_leads', 'lead.list'),
    counts: get('/leads/counts', 'lead.list'),
    filters: get('/leads/filters', 'lead.list'),
    people: get('/leads/people', 'lead.list'),
    export: get('/leads/export', 'lead.list'),
    bulk: post('/leads/bulk', 'lead.edit'),
    merge: post('/leads/merge', 'lead.edit'),
    show: get('/leads/{id}/show', 'lead.list'),
    path: get('/leads/{id}/path', 'lead.list'),
    update: post('/leads/{id}/update', 'lead.edit'),
    delete: post('/leads/{id}/delete', 'lead.edit'),
    restore: post('/leads/{id}/restore', 'lead.edit'),
    split: post('/leads/{id}/split', 'lead.edit'),
    history: get('/leads/{id}/history', 'lead.list'),
    notes: get('/leads/{id}/notes', 'lead.list'),
    createNote: post('/leads/{id}/notes/create', 'lead.edit'),
    updateNote: post('/leads/{id}/notes/{note_id}/update', 'lead.edit'),
    deleteNote: post('/leads/{id}/notes/{note_id}/delete', 'lead.edit'),
  },
  webhooks: {
    list: get('/webhooks/list', 'webhook.manage'),
    create: post('/webhooks/create', 'webhook.manage'),
    show: get('/webhooks/{id}/show', 'webhook.manage'),
    update: post('/webhooks/{id}/update', 'webhook.manage'),
    changeSecret: post('/webhooks/{id}/secret', 'webhook.manage'),
    deliveries: get('/webhooks/{id}/deliveries', 'webhook.manage'),
    delivery: get('/webhooks/{id}/deliveries/{delivery_id}/show', 'webhook.manage'),
    replay: post('/webhooks/{id}/deliveries/{delivery_id}/replay', 'webhook.manage'),
    delete: post('/webhooks/{id}/delete', 'webhook.manage'),
  },
} as const
