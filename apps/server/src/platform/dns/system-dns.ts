import { Resolver } from 'node:dns/promises'
import type { Dns } from './dns.ts'

const none = ['ENODATA', 'ENOTFOUND']

interface SystemDnsOptions {
  /** Addresses with ports; without them those of the system. */
  readonly servers?: readonly string[]
  /** Milliseconds. */
  readonly timeout?: number
}

/** Asks the name servers of this machine. */
export function createSystemDns({ servers, timeout = 4000 }: SystemDnsOptions = {}): Dns {
  return {
    async txt(domain) {
      const resolver = new Resolver({ timeout, tries: 2 })
      if (servers) resolver.setServers(servers)
      try {
        return (await resolver.resolveTxt(domain)).map((chunks) => chunks.join(''))
      } catch (error) {
        return none.includes((error as { code?: string }).code ?? '') ? [] : null
      }
    },
  }
}
