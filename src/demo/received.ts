import { LANGS, type ContactMessage, type Newsletter } from './contract.ts'
import type { World } from './world.ts'

type Fields = Record<string, unknown>

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
const isEmail = (value: unknown) => isText(value) && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)

/** Keeps a newsletter subscription, or tells what is wrong with it. */
export function receiveNewsletter(world: World, body: string): string | undefined {
  const fields = parse(body)
  if (!fields) return 'the body must be a JSON object'
  const problem = commonProblem(world, fields)
  if (problem) return problem
  world.received.newsletter.push(fields as unknown as Newsletter)
  return undefined
}

/** Keeps a message of the contact form, or tells what is wrong with it. */
export function receiveContact(world: World, body: string): string | undefined {
  const fields = parse(body)
  if (!fields) return 'the body must be a JSON object'
  const problem = commonProblem(world, fields) ?? contactProblem(fields)
  if (problem) return problem
  world.received.contact.push(fields as unknown as ContactMessage)
  return undefined
}

function parse(body: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined
  } catch {
    return undefined
  }
}

function commonProblem(world: World, fields: Fields): string | undefined {
  if (!isEmail(fields['email'])) return 'email must be an e-mail address'
  if (!world.properties.some((property) => property?.id === fields['propertyId'])) return 'propertyId is unknown'
  if (!(LANGS as readonly unknown[]).includes(fields['lang'])) return `lang must be one of ${LANGS.join(', ')}`
  return undefined
}

function contactProblem(fields: Fields): string | undefined {
  for (const name of ['fullName', 'phone', 'subject']) if (!isText(fields[name])) return `${name} is missing`
  if (typeof fields['message'] !== 'string') return 'message must be text'
  return fields['consent'] === true ? undefined : 'consent must be true'
}
