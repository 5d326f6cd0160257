/** What the environment says of services of other companies. */
import type { ServiceHosts } from './headers.ts'
import { EnvironmentError, webAddress } from './setting.ts'

type Variables = Record<string, string | undefined>

/**
 * Each is loaded only after the visitor agrees: the live chat (`CHAT_HOST`, and where its script is not `{id}.js` there or puts its button
 * elsewhere than into `#live-chat`, `CHAT_SCRIPT` and `CHAT_SELECTOR`), the tag manager (`TAG_MANAGER_HOST`) and the map (`MAP_HOST`). The first address of a list is the service's base, the others are origins that it asks besides. One that is not set is never
 * requested, and consent does not ask for it.
 */
export function serviceHosts(env: Variables): ServiceHosts {
  const [chat, tagManager, map] = (['CHAT_HOST', 'TAG_MANAGER_HOST', 'MAP_HOST'] as const).map((name) => {
    const [base, ...more] = (env[name] ?? '').split(/[\s,]+/).filter(Boolean)
    return base === undefined
      ? undefined
      : { base: webAddress(name, base), more: more.map((origin) => policyOrigin(name, origin)) }
  })
  const chatScript = env.CHAT_SCRIPT ? chatAddress(env.CHAT_SCRIPT, chat) : undefined
  const serviceOrigins = {
    ...(chat?.more.length && { chat: chat.more }),
    ...(tagManager?.more.length && { tagManager: tagManager.more }),
    ...(map?.more.length && { map: map.more }),
  }
  return {
    ...(chat && { chatHost: chat.base }),
    ...(chatScript && { chatScript }),
    ...(env.CHAT_SELECTOR && { chatSelector: chatSelector(env.CHAT_SELECTOR) }),
    ...(tagManager && { tagManagerHost: tagManager.base }),
    ...(map && { mapHost: map.base }),
    ...(Object.keys(serviceOrigins).length > 0 && { serviceOrigins }),
  }
}

/** The policy allows scripts of the chat's hosts alone. */
function chatAddress(pattern: string, chat: { base: string; more: string[] } | undefined): string {
  const { origin } = new URL(webAddress('CHAT_SCRIPT', pattern.replace(/[{}]/g, '')))
  const allowed = chat ? [new URL(chat.base).origin, ...chat.more] : []
  if (!allowed.some((source) => isSourceOf(source, origin)))
    throw new EnvironmentError(`CHAT_SCRIPT must be an address of a host that CHAT_HOST names; it is of ${origin}`)
  return pattern
}

/** As the content security policy takes `https://*.chat.example`: hosts below it, on the same port. */
function isSourceOf(source: string, origin: string): boolean {
  const [scheme, below] = source.split('*')
  return below === undefined ? source === origin : origin.startsWith(scheme!) && origin.endsWith(below)
}

function chatSelector(value: string): string {
  if (!/^[#.[a-z][^{};<]*$/i.test(value) || !isClosed(value))
    throw new EnvironmentError(
      `CHAT_SELECTOR must be a CSS selector such as #chat-button or [title="Chat"]; it is ${JSON.stringify(value)}`,
    )
  return value
}

/** Whether brackets and quotation marks end: browsers refuse a list of selectors in which one does not. */
function isClosed(selector: string): boolean {
  const bare = selector.replace(/"[^"]*"|'[^']*'/g, '')
  const count = (mark: string) => bare.split(mark).length
  return !/["']/.test(bare) && count('[') === count(']') && count('(') === count(')')
}

function policyOrigin(name: string, value: string): string {
  if (!/^(?:https?|wss?):\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/i.test(value)) {
    throw new EnvironmentError(
      `after its first address ${name} must have origins, such as https://*.chat.example or wss://chat.example; it has ${JSON.stringify(value)}`,
    )
  }
  return value.toLowerCase()
}
