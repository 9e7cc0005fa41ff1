import { BlockList, isIP } from 'node:net'

/** Networks that are not the public internet (IANA's special-purpose registries), and multicast. */
const reserved4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]
/** Of IPv6 only global unicast is public: mapped addresses, NAT64, local and multicast ones are outside it. */
const global6 = '2000::/3'
/** Tunnels (Teredo, 6to4), which lead to an IPv4 address, and documentation. */
const reserved6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20']

const [blocked4, blocked6, allowed6] = [reserved4, reserved6, [global6]].map((networks) => {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', prefix] = network.split('/')
    list.addSubnet(address, Number(prefix), isIP(address) === 6 ? 'ipv6' : 'ipv4')
  }
  return list
}) as [BlockList, BlockList, BlockList]

/** Whether an IP address is one of the public internet; false for anything else. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !blocked4.check(address, 'ipv4')
  if (isIP(address) !== 6 || address.includes('%')) return false
  return allowed6.check(address, 'ipv6') && !blocked6.check(address, 'ipv6')
}
