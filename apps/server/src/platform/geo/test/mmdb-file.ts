/** What the data section of a file holds; a `Buffer` is encoded already. */
type Data = string | Buffer | readonly Data[] | { readonly [key: string]: Data }

interface MmdbContent {
  /** Records by networks like `81.2.69.0/24` and `2a02:8100::/32`, of which none is inside another. */
  readonly networks: Readonly<Record<string, Data>>
  /** Default 6, with the IPv4 networks in `::/96` and its aliases. */
  readonly ipVersion?: 4 | 6
  readonly type?: string
  readonly builtAt?: Date
  /** Default: as many as there are. */
  readonly nodeCount?: number
}

type Bit = 0 | 1
/** Another node, or where a record begins in the data section; absent for nothing known. */
type Branch = Node | number | undefined
interface Node {
  0?: Branch
  1?: Branch
}

const typeNumbers = { text: 2, uint16: 5, uint32: 6, map: 7, uint64: 9, array: 11 } as const
const separator = 16

/** A file of the MaxMind DB format 2.0 (https://maxmind.github.io/MaxMind-DB), with records of 24 bits in its tree. */
export function mmdbFile({
  networks,
  ipVersion = 6,
  type = 'Test-City',
  builtAt = new Date('2026-03-01T00:00:00.000Z'),
  nodeCount,
}: MmdbContent): Buffer {
  const root: Node = {}
  const records: Buffer[] = []
  let size = 0
  for (const [network, record] of Object.entries(networks)) {
    insert(root, bitsOf(network, ipVersion), size)
    records.push(encode(record))
    size += records.at(-1)?.length ?? 0
  }
  if (ipVersion === 6) addAliases(root)
  const nodes = [...nodesIn(root)]
  const metadata = {
    binary_format_major_version: uint('uint16', 2),
    binary_format_minor_version: uint('uint16', 0),
    build_epoch: uint('uint64', builtAt.getTime() / 1000),
    database_type: type,
    description: { en: 'For tests' },
    ip_version: uint('uint16', ipVersion),
    languages: ['en'],
    node_count: uint('uint32', nodeCount ?? nodes.length),
    record_size: uint('uint16', 24),
  }
  return Buffer.concat([
    treeOf(nodes),
    Buffer.alloc(separator),
    ...records,
    Buffer.from('\u00AB\u00CD\u00EFMaxMind.com', 'latin1'),
    encode(metadata),
  ])
}

function insert(root: Node, bits: readonly Bit[], leaf: Branch): void {
  let node = root
  for (const bit of bits.slice(0, -1)) {
    const next = node[bit] ?? {}
    if (typeof next === 'number') throw new Error('A network is inside another.')
    node[bit] = next
    node = next
  }
  node[bits.at(-1) ?? 0] = leaf
}

function addAliases(root: Node): void {
  let ipv4: Branch = root
  for (let depth = 0; depth < 96; depth++) ipv4 = typeof ipv4 === 'object' ? ipv4[0] : undefined
  if (ipv4 === undefined) return
  insert(root, bitsOf('::ffff:0:0/96', 6), ipv4)
  insert(root, bitsOf('2002::/16', 6), ipv4)
}

function nodesIn(root: Node): Set<Node> {
  const found = new Set([root])
  for (const node of found) for (const branch of [node[0], node[1]]) if (typeof branch === 'object') found.add(branch)
  return found
}

function treeOf(nodes: readonly Node[]): Buffer {
  const numbers = new Map(nodes.map((node, number) => [node, number]))
  const valueOf = (branch: Branch): number => {
    if (branch === undefined) return nodes.length
    return typeof branch === 'number' ? nodes.length + separator + branch : (numbers.get(branch) ?? nodes.length)
  }
  const tree = Buffer.alloc(nodes.length * 6)
  nodes.forEach((node, number) => {
    tree.writeUIntBE(valueOf(node[0]), number * 6, 3)
    tree.writeUIntBE(valueOf(node[1]), number * 6 + 3, 3)
  })
  return tree
}

function bitsOf(network: string, ipVersion: 4 | 6): Bit[] {
  const [address = '', length = ''] = network.split('/')
  const isIpv4 = address.includes('.')
  const bytes = isIpv4 ? address.split('.').map(Number) : bytesOfIpv6(address)
  const bits = bytes.flatMap((byte) => [7, 6, 5, 4, 3, 2, 1, 0].map((at) => ((byte >> at) & 1) as Bit))
  const before: Bit[] = isIpv4 && ipVersion === 6 ? Array.from({ length: 96 }, () => 0 as const) : []
  return [...before, ...bits.slice(0, Number(length))]
}

function bytesOfIpv6(address: string): number[] {
  const [left = [], right = []] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const middle = Array.from({ length: 8 - left.length - right.length }, () => '0')
  return [...left, ...middle, ...right].flatMap((group) => {
    const value = Number.parseInt(group, 16)
    return [value >> 8, value & 255]
  })
}

function encode(value: Data): Buffer {
  if (Buffer.isBuffer(value)) return value
  if (typeof value === 'string') return Buffer.concat([control('text', Buffer.byteLength(value)), Buffer.from(value)])
  if (isArray(value)) return Buffer.concat([control('array', value.length), ...value.map(encode)])
  const entries = Object.entries(value)
  return Buffer.concat([control('map', entries.length), ...entries.flatMap(([key, one]) => [encode(key), encode(one)])])
}

const isArray = (value: Data): value is readonly Data[] => Array.isArray(value)

export function uint(type: 'uint16' | 'uint32' | 'uint64', value: number): Buffer {
  const digits = value.toString(16)
  const bytes = Buffer.from(digits.length % 2 === 0 ? digits : `0${digits}`, 'hex')
  return Buffer.concat([control(type, bytes.length), bytes])
}

/** @param size of fewer than 285 bytes or entries */
function control(type: keyof typeof typeNumbers, size: number): Buffer {
  const number = typeNumbers[type]
  const [short, ...more] = size < 29 ? [size] : [29, size - 29]
  return Buffer.from(number > 7 ? [short ?? 0, number - 7, ...more] : [(number << 5) | (short ?? 0), ...more])
}
