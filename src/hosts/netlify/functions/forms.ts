import { NOTICES_FOLDER } from '../../../config/data-files.ts'
import { FORM_NAMES } from '../../../features/forms/schemas.ts'
import { createSender } from '../../../provider/send.ts'
import { fileOf, hrefOf } from '../../../routes/paths.ts'
import { FORMS_FOLDER } from '../../../routes/slugs.ts'
import { formResponse } from '../../../features/forms/endpoint.ts'
import { FORM_READERS } from '../../../features/kinds/forms.ts'
import { answers } from '../renderer.js'
import { environment, secured, type EdgeContext } from '../context.ts'
import { jsonOf, ownHeaders, published, publishedPolicy } from '../published.ts'

export default async function forms(request: Request, context: EdgeContext): Promise<Response | undefined> {
  const { pathname } = new URL(request.url)
  const form = FORM_NAMES.find((name) => pathname === `/${FORMS_FOLDER}/${name}`)
  const baseUrl = environment('PROVIDER_API_URL')
  if (!form || !baseUrl) return undefined
  let policy: string | undefined
  const answer = await formResponse(request, form, {
    readers: FORM_READERS,
    send: createSender({ baseUrl }).send,
    async page(path) {
      const isAnswer = path.includes(`/${FORMS_FOLDER}/`)
      const file = await fetch(
        published(request, isAnswer ? `${NOTICES_FOLDER}/${fileOf(path)}` : hrefOf(path).slice(1)),
        { headers: ownHeaders(request) },
      )
      policy = file.headers.get('content-security-policy') ?? undefined
      return file.ok ? file.text() : undefined
    },
    async again(path, refused) {
      const page = await answers.refused(path, refused, jsonOf(request, context))
      policy = publishedPolicy()
      return page
    },
  })
  return secured(answer, policy)
}

// Netlify counts requests by address: functions have no memory between calls.
export const config = {
  path: ['/forms/newsletter', '/forms/contact', '/forms/reservation'],
  method: ['GET', 'POST'],
  rateLimit: { windowLimit: 10, windowSize: 60, aggregateBy: ['ip', 'domain'] },
}
