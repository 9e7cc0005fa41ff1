import { uuidV7 } from '../../hosts/server/uuid.ts'
import { sourceOf } from './source-of.ts'

export interface TouchedPage {
  readonly client: string
  readonly kind: string
  readonly thing: string
}

/** Sent as the page lives or goes; what is lost is not sent again. */
function post(path: string, body: object): void {
  const url = `/api/v2/touches${path}`
  const json = JSON.stringify(body)
  if (!navigator.sendBeacon?.(url, new Blob([json], { type: 'application/json' })))
    void fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: json, keepalive: true })
}

export function sendTouch({ client, kind, thing }: TouchedPage, visitor: string): void {
  const query = new URLSearchParams(location.search)
  const from = document.referrer.split('/')[2] ?? ''
  const source = sourceOf(query, from)
  const touch = {
    id: uuidV7(),
    kind,
    thing,
    ago: Math.round(Math.min(performance.now(), 86_400_000)),
    arrival: from !== location.host || source !== '',
    source: source.slice(0, 100),
    medium: query.get('utm_medium')?.slice(0, 100) ?? '',
    campaign: query.get('utm_campaign')?.slice(0, 100) ?? '',
    referrer: document.referrer.replace(/[?#].*/, '').slice(0, 300),
    landing: location.pathname.slice(0, 300),
  }
  post('', { client, visitor, touches: [touch] })
}

export const sendClear = (client: string, visitor: string): void => post('/clear', { client, visitor })
