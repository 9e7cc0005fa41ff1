/** The part of the domain name system that proves who runs a domain. */
export interface Dns {
  /** Its TXT records, each joined to one text; empty without any, null where nobody answered. */
  txt(domain: string): Promise<readonly string[] | null>
}
