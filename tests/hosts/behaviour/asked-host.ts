/** A host as the suites of its behaviour ask it, and what they read of an answer. */
import { parse } from 'node-html-parser'
import { test } from 'vitest'
import { SECURITY_HEADERS } from '../../../src/config/headers.ts'
import {
  ask as askHost,
  type Ability,
  type Asked,
  type HostAnswer,
  type HostedSite,
  type RunningHost,
} from '../host.ts'

export const HOTEL = '/en/hotels/deniz-kizi'
export const HOME = '/en'

/** In place of `test`: what a host cannot do is named where it is described, and is no test of it. */
const noTest = Object.assign(() => {}, { each: () => () => {} }) as unknown as typeof test

/** There when the tests run, not where they are described. */
export interface Running {
  site: HostedSite & { close(): Promise<void> }
  host: RunningHost
}

export type AskedHost = ReturnType<typeof askedHost>

export function askedHost(running: Running, lacks: readonly Ability[]) {
  const ask = (path: string, asked: Asked = {}) => askHost(running.host, path, asked)
  const html = (path: string) => running.site.built.html(path)
  const found = async (path: string, pattern: RegExp): Promise<string> => {
    const address = pattern.exec(await html(path))?.[0]
    if (!address) throw new Error(`${path} has no ${pattern}`)
    return address
  }
  return {
    running,
    lacks,
    needs: (ability: Ability) => (lacks.includes(ability) ? noTest : test),
    ask,
    html,
    found,
    script: () => found(HOME, /\/_astro\/[^"]+\.js/),
    // One that is larger itself: no host makes more of a small one.
    picture: () => found(HOTEL, /\/img\/[0-9a-z]{14}-320\.webp(?= 320w, \S+ 640w)/),
    post: (form: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      ask(`/forms/${form}`, {
        method: 'POST',
        body: new URLSearchParams(fields).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      }),
  }
}

export const langOf = ({ text }: HostAnswer) => parse(text).querySelector('html')?.getAttribute('lang')

export const securityNames = Object.keys(SECURITY_HEADERS) as (keyof typeof SECURITY_HEADERS)[]

/** Where an answer leads, on its own site. */
export function pathOf({ headers }: HostAnswer): string {
  const { pathname, search } = new URL(headers.location ?? '', 'http://site.example')
  return pathname + search
}
