/** A host of forms in this process, and forms that are sent to it. */
import { beforeEach } from 'vitest'
import { formResponse, type FormHost } from '../../../src/features/forms/endpoint.ts'
import { FORM_READERS } from '../../../src/features/kinds/forms.ts'
import type { FormName } from '../../../src/features/forms/schemas.ts'

export const ADDRESS = 'https://www.crystalhotels.example/forms/newsletter'
export const FIELDS = { email: 'anna@example.com', propertyId: '23', lang: 'en', consent: 'on', season: '' }
export const CONTACT = {
  ...{ fullName: 'Anna Ay', email: 'anna@example.com', phone: '+4915112345678', subject: 'A cot', message: 'Please.' },
  ...{ consent: 'on', propertyId: '51', lang: 'de' },
}
export const LIMIT = 64 * 1024

export const JSON_ANSWER = { accept: 'text/html;q=0.1, application/json' }

/** A host of forms, and what it is asked. */
export function useFormHost() {
  const sent: [FormName, object][] = []
  const asked: string[] = []
  beforeEach(() => {
    sent.length = 0
    asked.length = 0
  })

  /** A provider that takes everything, and a release without pages. */
  function hostWith(changes: Partial<FormHost> = {}): FormHost {
    return {
      readers: FORM_READERS,
      async page(path) {
        asked.push(path)
        return undefined
      },
      async again(path) {
        asked.push(path)
        return undefined
      },
      async send(form, message) {
        sent.push([form, message])
        return 'success'
      },
      ...changes,
    }
  }

  const answer = (request: Request, host: Partial<FormHost> = {}, form: FormName = 'newsletter') =>
    formResponse(request, form, hostWith(host))
  return { sent, asked, hostWith, answer }
}

export function post(body: BodyInit, headers: Record<string, string> = {}): Request {
  return new Request(ADDRESS, { method: 'POST', body, headers })
}
export const typed = (fields: Record<string, string>, headers?: Record<string, string>) =>
  post(new URLSearchParams(fields), headers)
