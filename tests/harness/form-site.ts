/** A small site whose forms can be sent, before a provider that keeps what it gets. */
import { buildSiteOf, type WorldSite } from './site.ts'

export const NEWSLETTER = { email: 'anna@example.com', propertyId: '23', lang: 'en', consent: 'true', season: '' }
export const CONTACT = {
  fullName: 'Şükrü Çağ',
  email: 'sukru@example.com',
  phone: '+4915112345678',
  subject: 'A cot',
  message: 'One cot,\r\nplease.',
  consent: 'true',
  propertyId: '51',
  lang: 'en',
  season: '',
}
export const JSON_ANSWER = { accept: 'application/json' }

export interface FormSite {
  site: WorldSite
  url: string
  post(form: string, fields: Record<string, string>, headers?: Record<string, string>): Promise<Response>
  /** What the provider was sent since `reset`. */
  sent(): { method: string; path: string; body: unknown }[]
  /** Forgets what was sent, and lets the provider answer again. */
  reset(): void
  close(): Promise<void>
}

export async function openFormSite(): Promise<FormSite> {
  const site = await buildSiteOf('oneHotel')
  const { url, close } = await site.serve()
  const { provider } = site
  return {
    site,
    url,
    post: (form, fields, headers = {}) =>
      fetch(`${url}/forms/${form}`, { method: 'POST', body: new URLSearchParams(fields), headers }),
    sent: () =>
      provider.requests
        .filter(({ method }) => method === 'POST')
        .map(({ method, path, body }) => ({ method, path, body: JSON.parse(body) as unknown })),
    reset() {
      provider.requests.length = 0
      provider.faults = undefined
    },
    async close() {
      await close()
      await site.close()
    },
  }
}
