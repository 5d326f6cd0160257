import { keys } from '../../snapshot/keys.ts'
import { fileHref } from '../media.ts'
import type { CertificatesBody } from '../view.ts'
import { baseBody, type PageInput } from './base.ts'

export function certificatesBody(input: PageInput): CertificatesBody {
  const { context, page } = input
  const items = context.read(keys.certificates(context.locale, page.id))?.items ?? []
  return {
    ...baseBody(input),
    kind: 'certificates',
    certificates: items.map(({ id, title, year, document }) => {
      const documentHref = fileHref(context, document)
      return {
        id,
        title,
        ...(year !== undefined && { year }),
        ...(documentHref && { documentHref }),
      }
    }),
  }
}
