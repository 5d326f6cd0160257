import type { CertificatesRecord } from '../../records/records.ts'
import { keys } from '../../records/keys.ts'
import { CERTIFICATE_SUBJECTS } from '../../records/readings.ts'
import type { ViewContext } from '../../views/context.ts'
import { decorativePicture, fileHref } from '../../views/media.ts'
import type { CertificatesBody, CertificateView } from '../../views/view.ts'
import { baseBody, type PageInput } from '../../views/base.ts'

export function certificatesBody(input: PageInput): CertificatesBody {
  const { context, page } = input
  const items = context.read(keys.certificates(context.locale, page.id))?.items ?? []
  const bySubject = Map.groupBy(items, ({ readings }) => readings?.subject ?? 'other')
  return {
    ...baseBody(input),
    kind: 'certificates',
    groups: ([...CERTIFICATE_SUBJECTS, 'other'] as const)
      .filter((subject) => bySubject.has(subject))
      .map((subject) => ({
        title: context.t(`pages.certificates.subjects.${subject}`),
        certificates: bySubject.get(subject)!.map((item) => certificateView(context, item)),
      })),
  }
}

function certificateView(
  context: ViewContext,
  { id, title, year, image, document }: CertificatesRecord['items'][number],
): CertificateView {
  const documentHref = fileHref(context, document)
  return {
    id,
    title,
    ...(year !== undefined && { year }),
    ...(image && { seal: decorativePicture(context, image) }),
    ...(documentHref && { documentHref }),
  }
}
