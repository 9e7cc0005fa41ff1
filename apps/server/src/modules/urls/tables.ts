import type { Tables } from '../../db/tables.ts'

export type UrlTables = Pick<Tables, 'short_urls' | 'short_url_codes' | 'short_url_clicks'>
