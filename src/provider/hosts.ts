/** Which hosts the provider's answers may name. Private networks must not be reachable through them. */
import { BlockList, isIP } from 'node:net'

/**
 * Hosts by purpose: 'booking.example.com', or '*.example.com' for all subdomains. A missing list allows every public
 * host.
 */
export interface HostLists {
  booking?: readonly string[]
  media?: readonly string[]
  links?: readonly string[]
}

const PRIVATE_NETWORKS = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/3'],
  ...['::/127', '64:ff9b::/96', '64:ff9b:1::/48', '100::/64', '2001::/23', '2001:db8::/32', '2002::/16'],
  ...['fc00::/7', 'fe80::/9', 'ff00::/8'],
]
const privateAddresses = new BlockList()
for (const network of PRIVATE_NETWORKS) {
  const [address = '', bits] = network.split('/')
  privateAddresses.addSubnet(address, Number(bits), address.includes(':') ? 'ipv6' : 'ipv4')
}
/** Names that resolve only inside a machine or a network; names without a dot do, too. */
const PRIVATE_NAMES = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|home\.arpa|onion)$/

/** Whether an IP address is private or reserved. An IPv4 address written as IPv6 is judged as IPv4. */
export function isPrivateAddress(address: string): boolean {
  return privateAddresses.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

/** Names below `localhost` are this machine, too (RFC 6761). */
export function isLoopback(hostname: string): boolean {
  return /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)
}

export function isPublicHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  if (isIP(host)) return !isPrivateAddress(host)
  return host.includes('.') && !PRIVATE_NAMES.test(host)
}

function isListed({ hostname }: URL, list: readonly string[]): boolean {
  return list.some((each) => (each.startsWith('*.') ? hostname.endsWith(each.slice(1)) : hostname === each))
}

interface ProviderHosts {
  providerUrl: string
  /** Hosts that its addresses may name. */
  hosts?: HostLists | undefined
}

/**
 * Whether an absolute address may be used for this purpose. In development, a provider on this machine may name other
 * hosts on it, and itself by another name. Otherwise pictures and booking sites must use https.
 */
export function isAllowed(address: URL, purpose: keyof HostLists, { providerUrl, hosts = {} }: ProviderHosts): boolean {
  const { protocol, hostname, username, password } = address
  if (!/^https?:$/.test(protocol) || username || password) return false
  const provider = new URL(providerUrl)
  if (isLoopback(hostname) && isLoopback(provider.hostname))
    return purpose !== 'media' || address.port === provider.port
  if (protocol === 'http:' && purpose !== 'links') return false
  const list = hosts[purpose]
  return list ? isListed(address, list) : isPublicHost(hostname)
}
